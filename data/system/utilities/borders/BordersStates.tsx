import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: { beam: 'light-dark(#2450b5, #9db9ff)', rim: 'light-dark(#76839a, #76839a)' },
});

const instruments = ['Camera', 'Spectrograph', 'Photometer'];

export default function BordersStates() {
  const [mounted, setMounted] = React.useState('Camera');

  return (
    <ThemeProvider theme={theme}>
      <Box
        role="group"
        aria-label="Instrument at the main focus"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {instruments.map((instrument) => (
          <Box
            component="button"
            type="button"
            key={instrument}
            aria-pressed={mounted === instrument}
            onClick={() => setMounted(instrument)}
            sx={{
              px: 2,
              py: 1,
              border: 2,
              borderColor: 'rim',
              borderRadius: 2,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'transparent',
              cursor: 'pointer',
              '&:hover': { borderStyle: 'dashed' },
              '&[aria-pressed="true"]': { borderColor: 'beam', color: 'beam' },
              '&:focus-visible': { outline: 3, outlineColor: 'beam', outlineOffset: 3 },
            }}
          >
            {instrument}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
