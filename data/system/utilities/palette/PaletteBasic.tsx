import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    night: { main: '#1b2a57', text: '#eef2ff' },
    warning: { main: 'light-dark(#8a4b00, #ffc06b)', soft: 'light-dark(#fff1de, #3a270f)' },
  },
});

export default function PaletteBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1.5, width: 1, maxWidth: 360 }}>
        <Box sx={{ p: 2, borderRadius: 2, color: 'night.text', bgcolor: 'night.main' }}>
          Astronomical night begins at 20:51
        </Box>
        <Box sx={{ p: 2, borderRadius: 2, color: 'warning.main', bgcolor: 'warning.soft' }}>
          Frost on the corrector plate
        </Box>
      </Box>
    </ThemeProvider>
  );
}
