import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 6 },
  palette: {
    soil: { main: 'light-dark(#6a4520, #e3bd92)', pale: 'light-dark(#f6ede3, #33261a)' },
  },
  shadows: ['none', '0 1px 3px rgb(0 0 0 / 0.3)', '0 6px 20px rgb(0 0 0 / 0.3)'],
  typography: { fontWeightBold: 650, label: { fontSize: '0.875rem', letterSpacing: '0.02em' } },
});

export default function SxThemeValues() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 4, // 4 × 4px
          borderRadius: 2, // 2 × 6px
          bgcolor: 'soil.pale', // theme.palette.soil.pale
          color: 'soil.main',
          boxShadow: 2, // theme.shadows[2]
          typography: 'label', // all of theme.typography.label
          fontWeight: 'bold', // theme.typography.fontWeightBold
        }}
      >
        Compost turned on 3 March, ready in June
      </Box>
    </ThemeProvider>
  );
}
