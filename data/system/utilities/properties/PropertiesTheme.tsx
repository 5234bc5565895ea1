import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 10 },
  palette: { sky: { main: 'light-dark(#1b2a57, #dbe4ff)', soft: 'light-dark(#e6ebfa, #1d2947)' } },
  shadows: ['none', '0 2px 10px rgb(10 15 40 / 0.35)'],
  typography: { fontWeightHeavy: 750, reading: { fontSize: '2rem', lineHeight: 1.2 } },
});

export default function PropertiesTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3, // 3 × 6px
          borderRadius: 1, // 10px
          color: 'sky.main', // theme.palette.sky.main
          bgcolor: 'sky.soft',
          boxShadow: 1, // theme.shadows[1]
        }}
      >
        <Box sx={{ typography: 'reading', fontWeight: 'heavy' }}>21.6</Box>
        Magnitudes per square arcsecond at the zenith
      </Box>
    </ThemeProvider>
  );
}
