import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 360, md: 720, lg: 1080, xl: 1440 } },
});

export default function SizingMaxWidth() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="p" sx={{ maxWidth: 'sm', m: 0, lineHeight: 1.6 }}>
        The comet is low in the west after sunset. Start with binoculars and look two fists to the
        right of Venus.
      </Box>
    </ThemeProvider>
  );
}
