import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({ zIndex: { chart: 1, labels: 2 } });

export default function PositionsZIndex() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{ position: 'relative', isolation: 'isolate', width: 1, maxWidth: 300, height: 140 }}
      >
        <Box
          sx={{
            position: 'absolute',
            zIndex: 'labels',
            top: 16,
            insetInlineStart: 16,
            px: 1,
            py: 0.5,
            borderRadius: 1,
            color: '#1a1a1a',
            bgcolor: '#ffd97a',
          }}
        >
          Betelgeuse
        </Box>
        <Box
          component="svg"
          role="img"
          aria-label="Chart of Orion"
          viewBox="0 0 300 140"
          sx={{
            position: 'absolute',
            zIndex: 'chart',
            inset: 0,
            width: 1,
            height: 1,
            borderRadius: 2,
            bgcolor: '#10183a',
          }}
        >
          <path d="m60 40 60 36 24-6 24-8 72 44" fill="none" stroke="#93a4ff" />
          <circle cx="60" cy="40" r="6" fill="#ffb37a" />
          <circle cx="240" cy="106" r="5" fill="#dfe8ff" />
        </Box>
      </Box>
    </ThemeProvider>
  );
}
