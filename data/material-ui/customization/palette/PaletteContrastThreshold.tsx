import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themeForLargeText = createTheme({ palette: { contrastThreshold: 3 } });
const themeForAllText = createTheme({ palette: { contrastThreshold: 4.5 } });

export default function PaletteContrastThreshold() {
  const [threshold, setThreshold] = React.useState('4.5');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Contrast threshold"
        value={threshold}
        onChange={(_event, value: string | null) => setThreshold(value ?? threshold)}
      >
        <ToggleButton value="3">3</ToggleButton>
        <ToggleButton value="4.5">4.5</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={() => (threshold === '3' ? themeForLargeText : themeForAllText)}>
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {(['primary', 'error', 'warning', 'info', 'success'] as const).map((color) => (
            <Button key={color} variant="contained" color={color}>
              {color}
            </Button>
          ))}
        </Stack>
      </ThemeProvider>
    </Stack>
  );
}
