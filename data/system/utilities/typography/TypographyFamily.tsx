import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, "Times New Roman", serif',
    fontFamilyCode: 'ui-monospace, Menlo, Consolas, monospace',
  },
});

export default function TypographyFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ fontFamily: 'default' }}>Andromeda Galaxy, evening of 12 October</Box>
        <Box sx={{ fontFamily: 'code' }} dir="ltr">
          RA 00h 42m 44s, Dec +41° 16′
        </Box>
        <Box sx={{ fontFamily: 'system-ui' }}>Exposure 240 seconds</Box>
      </Box>
    </ThemeProvider>
  );
}
