import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: {
    title: { fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.25 },
    data: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: '0.875rem' },
    overline: { fontSize: '0.8125rem', letterSpacing: '0.08em', textTransform: 'uppercase' },
  },
});

export default function TypographyVariants() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="article" sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ typography: 'overline' }}>Comet</Box>
        <Box sx={{ typography: 'title' }}>12P/Pons–Brooks</Box>
        <Box sx={{ typography: 'data' }} dir="ltr">
          mag 4.6 · alt 18°
        </Box>
      </Box>
    </ThemeProvider>
  );
}
