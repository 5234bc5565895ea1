import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyToggleButtonGroup: {
      defaultProps: { variant: 'soft', color: 'success' },
      styleOverrides: {
        root: {
          '--ButtonGroup-radius': '12px',
          '& button[aria-pressed="true"]': { textDecoration: 'underline' },
        },
      },
    },
  },
});

export default function ToggleGroupThemed() {
  const [finish, setFinish] = React.useState<string>('matte');

  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <ToggleButtonGroup
        aria-label="Finish"
        value={finish}
        onChange={(_event, next) => setFinish(next ?? finish)}
      >
        <Button value="matte">Matte</Button>
        <Button value="satin">Satin</Button>
        <Button value="gloss">Gloss</Button>
      </ToggleButtonGroup>
    </ThemeProvider>
  );
}
