import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    dusk: { main: '#5b2a57', text: '#fff0fb' },
    night: { main: '#1b2a57', text: '#eef2ff' },
  },
});

export default function PaletteResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 420,
          p: 2,
          borderRadius: 2,
          color: { xs: 'dusk.text', sm: 'night.text' },
          bgcolor: { xs: 'dusk.main', sm: 'night.main' },
        }}
      >
        Public night on Friday, doors open at 19:30
      </Box>
    </ThemeProvider>
  );
}
