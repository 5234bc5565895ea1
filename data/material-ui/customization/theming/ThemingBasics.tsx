import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#5d4037' } },
  shape: { borderRadius: 16 },
  typography: { fontFamily: 'Georgia, serif', button: { textTransform: 'none' } },
  components: {
    MuiButton: { defaultProps: { variant: 'contained', disableElevation: true } },
  },
});

export default function ThemingBasics() {
  return (
    <ThemeProvider theme={() => theme}>
      <Card variant="outlined" sx={{ maxWidth: 320 }}>
        <CardContent>
          <Typography variant="h5" component="h3" gutterBottom>
            Reading room
          </Typography>
          <Typography variant="body2">Desks by the window are free until 18:00.</Typography>
        </CardContent>
        <CardActions sx={{ px: 2, pb: 2 }}>
          <Button>Reserve a desk</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
