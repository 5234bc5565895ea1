import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ThemeProvider, responsiveFontSizes } from '@mui/material/styles';

export default function TypographyResponsive() {
  return (
    <Box sx={{ width: '100%' }}>
      <ThemeProvider theme={responsiveFontSizes}>
        <Typography variant="h3" component="p" gutterBottom>
          A sky for everyone
        </Typography>
      </ThemeProvider>
      <Typography
        variant="h3"
        component="p"
        sx={{ fontSize: 'clamp(1.5rem, 1rem + 3vw, 3rem)', textWrap: 'balance' }}
      >
        A sky for everyone
      </Typography>
    </Box>
  );
}
