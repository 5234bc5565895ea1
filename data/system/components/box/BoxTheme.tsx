import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 6,
  shape: { borderRadius: 10 },
  palette: {
    brand: { main: 'light-dark(#6b2d5c, #e6a8d7)', soft: 'light-dark(#f7e8f3, #3a1f33)' },
  },
});

export default function BoxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 3,
          maxWidth: 320,
          border: 2,
          borderRadius: 1,
          borderColor: 'brand.main',
          color: 'brand.main',
          bgcolor: 'brand.soft',
        }}
      >
        Order 3187 leaves the workshop on Thursday.
      </Box>
    </ThemeProvider>
  );
}
