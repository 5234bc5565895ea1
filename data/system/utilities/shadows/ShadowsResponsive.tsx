import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({ shadows: ['none', '0 4px 16px rgb(0 0 0 / 0.3)'] });

export default function ShadowsResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 420,
          p: 2,
          borderRadius: { xs: 0, sm: 2 },
          borderTop: { xs: 1, sm: 0 },
          bgcolor: { sm: 'light-dark(#fff, #27305a)' },
          boxShadow: { xs: 0, sm: 1 },
        }}
      >
        <strong>Calibration</strong>
        <div>Frames: 20 dark, 15 flat</div>
      </Box>
    </ThemeProvider>
  );
}
