import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const dayTheme = createTheme({
  palette: { mode: 'light', panel: '#f3f5fb', text: '#1a2238', action: '#2450b5' },
});

const nightTheme = createTheme({
  palette: { mode: 'dark', panel: '#1d0505', text: '#ff9d8a', action: '#ff7a62' },
});

export default function PaletteMode() {
  const [isNight, setNight] = React.useState(false);

  return (
    <ThemeProvider theme={isNight ? nightTheme : dayTheme}>
      <Box
        sx={(theme) => ({
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 340,
          p: 2,
          borderRadius: 2,
          color: 'text',
          bgcolor: 'panel',
          ...theme.applyStyles('dark', { fontWeight: 600 }),
        })}
      >
        Azimuth 214.6°, altitude 38.2°
        <Box
          component="button"
          type="button"
          aria-pressed={isNight}
          onClick={() => setNight(!isNight)}
          sx={{
            display: 'block',
            mt: 1.5,
            px: 2,
            py: 1,
            font: 'inherit',
            color: 'action',
            bgcolor: 'transparent',
            border: 2,
            borderRadius: 2,
            cursor: 'pointer',
          }}
        >
          Red light mode
        </Box>
      </Box>
    </ThemeProvider>
  );
}
