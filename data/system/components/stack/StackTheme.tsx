import { createTheme, styled, ThemeProvider } from '@mui/system';
import Stack from '@mui/system/Stack';

const theme = createTheme({
  spacing: 6,
  components: {
    MuiStack: {
      defaultProps: { useFlexGap: true, spacing: 2 },
      styleOverrides: { root: { flexWrap: 'wrap' } },
    },
  },
});

const Star = styled('span')({
  padding: '4px 12px',
  borderRadius: 6,
  backgroundColor: 'light-dark(#fdf0d2, #43340f)',
});

export default function StackTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ maxWidth: 280 }}>
        {['Vega', 'Altair', 'Deneb', 'Arcturus', 'Antares', 'Spica'].map((star) => (
          <Star key={star}>{star}</Star>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
