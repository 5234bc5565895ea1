import * as React from 'react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const withWeatherToggles = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiToggleButtonGroup: {
      defaultProps: { size: 'small', color: 'secondary' },
      styleOverrides: {
        grouped: { paddingInline: 16 },
        firstButton: { borderStartStartRadius: 20, borderEndStartRadius: 20 },
        lastButton: { borderStartEndRadius: 20, borderEndEndRadius: 20 },
      },
    },
    MuiToggleButton: {
      styleOverrides: {
        root: { textTransform: 'none', '&.Mui-selected': { fontWeight: 700 } },
      },
    },
  },
});

export default function ToggleButtonThemed() {
  const [days, setDays] = React.useState('3');

  return (
    <ThemeProvider theme={withWeatherToggles}>
      <ToggleButtonGroup
        exclusive
        aria-label="Forecast days"
        value={days}
        onChange={(_event, next: string | null) => setDays(next ?? days)}
      >
        <ToggleButton value="1">1 day</ToggleButton>
        <ToggleButton value="3">3 days</ToggleButton>
        <ToggleButton value="7">7 days</ToggleButton>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
