import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const panel = '0 2px 8px rgb(0 0 0 / 0.3)';

const theme = createTheme({
  shadows: {
    panel,
    selected: `${panel}, 0 0 0 3px light-dark(#4656bd, #93a4ff)`,
  },
});

export default function ShadowsNamed() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: 1,
          maxWidth: 280,
          '& > *': { p: 1.5, borderRadius: 2, bgcolor: 'light-dark(#fff, #27305a)' },
        }}
      >
        <Box sx={{ boxShadow: 'panel' }}>North refractor</Box>
        <Box sx={{ boxShadow: 'selected' }}>South reflector, in use</Box>
      </Box>
    </ThemeProvider>
  );
}
