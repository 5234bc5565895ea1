import { useState } from 'react';
import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.35)', '0 6px 20px rgb(0 0 0 / 0.35)'],
});

const telescopes = ['East refractor', 'West reflector'];

export default function ShadowsStates() {
  const [booked, setBooked] = useState('East refractor');

  return (
    <ThemeProvider theme={theme}>
      <Box role="group" aria-label="Telescope" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {telescopes.map((telescope) => (
          <Box
            component="button"
            type="button"
            key={telescope}
            aria-pressed={telescope === booked}
            onClick={() => setBooked(telescope)}
            sx={{
              p: 2,
              border: '1px solid transparent',
              borderRadius: 2,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'light-dark(#fff, #27305a)',
              boxShadow: 1,
              cursor: 'pointer',
              '&:hover': { boxShadow: 2 },
              '&:active': { boxShadow: 0 },
              '&[aria-pressed="true"]': { borderColor: 'currentColor' },
              '@media (prefers-reduced-motion: no-preference)': {
                transition: 'box-shadow 150ms',
              },
            }}
          >
            {telescope}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
