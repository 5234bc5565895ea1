import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const dayTheme = createTheme({
  palette: { mode: 'light', panel: '#f6f3ea', text: '#22262e', accent: '#7a4a00' },
});

const nightTheme = createTheme({
  palette: { mode: 'dark', panel: '#1a0c0c', text: '#ffb4a8', accent: '#ffd0c8' },
});

export default function UsageDarkMode() {
  const [night, setNight] = React.useState(false);

  return (
    <ThemeProvider theme={night ? nightTheme : dayTheme}>
      <Box
        sx={[
          {
            display: 'grid',
            gap: 1.5,
            boxSizing: 'border-box',
            width: 1,
            maxWidth: 360,
            p: 2,
            border: '1px solid #8a7f6a',
            borderRadius: 2,
            bgcolor: 'panel',
            color: 'text',
            colorScheme: 'light',
          },
          (theme) => theme.applyStyles('dark', { borderColor: '#a05a50', colorScheme: 'dark' }),
        ]}
      >
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <input
            type="checkbox"
            checked={night}
            onChange={(event) => setNight(event.target.checked)}
          />
          Night vision
        </Box>
        <Box sx={{ color: 'accent', fontSize: 20, fontWeight: 700 }}>Saturn rises at 22:47</Box>
        <div>Rings tilted by 9°, four moons visible</div>
      </Box>
    </ThemeProvider>
  );
}
