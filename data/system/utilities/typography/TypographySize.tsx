import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: { fontSizeCaption: '0.8125rem', fontSizeReading: '2.25rem' },
});

export default function TypographySize() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ lineHeight: 1.3 }}>
        <Box sx={{ fontSize: 'caption' }}>Sky brightness</Box>
        <Box sx={{ fontSize: 'reading' }}>21.4</Box>
        <Box sx={{ fontSize: 14 }}>Magnitudes per square arcsecond</Box>
      </Box>
    </ThemeProvider>
  );
}
