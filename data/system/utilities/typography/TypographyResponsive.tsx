import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: {
    compact: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.3 },
    display: { fontSize: '2.25rem', fontWeight: 300, lineHeight: 1.1 },
  },
});

export default function TypographyResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: 1, textAlign: { xs: 'start', md: 'center' } }}>
        <Box sx={{ typography: { xs: 'compact', md: 'display' } }}>
          Perseids peak on Tuesday night
        </Box>
        <Box sx={{ mt: 1, fontSize: { xs: '0.875rem', md: '1.125rem' } }}>
          Up to 90 meteors per hour, and no moon until 03:10
        </Box>
      </Box>
    </ThemeProvider>
  );
}
