import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({ shape: { borderRadius: 6 } });

export default function BordersRadius() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 380,
          p: 2,
          border: 1,
          borderRadius: 2, // 2 × 6px
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            flexShrink: 0,
            width: 48,
            height: 48,
            border: 2,
            borderRadius: '50%',
            fontWeight: 700,
          }}
        >
          M13
        </Box>
        <Box>
          Hercules cluster
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, fontSize: 14 }}>
            <Box sx={{ px: 1, border: 1, borderRadius: 0.5 }}>Globular</Box>
            <Box sx={{ px: 1, border: 1, borderRadius: '999px' }}>Magnitude 5.8</Box>
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
