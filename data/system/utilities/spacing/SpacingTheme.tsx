import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const dense = createTheme({ spacing: 4 });
const relaxed = createTheme({ spacing: '0.75rem' });

function Reading() {
  return (
    <Box sx={{ flex: 1, p: 2, border: 1, borderRadius: 2 }}>
      <div>Dew heater</div>
      <Box sx={{ mt: 1, fontWeight: 600 }}>
        <bdi>38 %</bdi>
      </Box>
    </Box>
  );
}

export default function SpacingTheme() {
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', width: 1, maxWidth: 360 }}>
      <ThemeProvider theme={dense}>
        <Reading />
      </ThemeProvider>
      <ThemeProvider theme={relaxed}>
        <Reading />
      </ThemeProvider>
    </Box>
  );
}
