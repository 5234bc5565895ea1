import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Typography from '@mui/joy/Typography';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCard: {
      defaultProps: { variant: 'soft', size: 'lg' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ '--Card-radius': vars.radius.xl }),
      },
    },
    JoyCardActions: { defaultProps: { orientation: 'vertical' } },
    JoyCardContent: { styleOverrides: { root: { textAlign: 'center' } } },
  },
});

export default function CardThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Card sx={{ width: '100%', maxWidth: 300 }}>
        <CardContent>
          <Typography level="title-lg">Volunteer as a warden</Typography>
          <Typography textColor="text.secondary">One week between May and September</Typography>
        </CardContent>
        <CardActions>
          <Button>Apply</Button>
          <Button variant="plain">Ask a question</Button>
        </CardActions>
      </Card>
    </ThemeProvider>
  );
}
