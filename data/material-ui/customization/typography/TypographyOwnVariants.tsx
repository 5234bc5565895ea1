import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  typography: {
    h4: { fontWeight: 700, letterSpacing: '-0.02em' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.6 },
    button: { textTransform: 'none', fontWeight: 700 },
    overline: { letterSpacing: '0.15em' },
  },
});

export default function TypographyOwnVariants() {
  return (
    <ThemeProvider theme={() => theme}>
      <Paper variant="outlined" sx={{ p: 2, maxWidth: 360 }}>
        <Typography variant="overline" component="p">
          Exhibition
        </Typography>
        <Typography variant="h4" component="h3" gutterBottom>
          Maps of the coast
        </Typography>
        <Typography variant="body2" sx={{ mb: 2 }}>
          Two hundred years of harbors, drawn by the pilots who used them.
        </Typography>
        <Button variant="contained">Buy tickets</Button>
      </Paper>
    </ThemeProvider>
  );
}
