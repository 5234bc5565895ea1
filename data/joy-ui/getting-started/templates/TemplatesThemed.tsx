import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  components: {
    JoyCard: { defaultProps: { variant: 'soft', color: 'warning' } },
    JoyButton: {
      defaultProps: { color: 'neutral' },
      styleOverrides: { root: { borderRadius: '2rem' } },
    },
  },
});

function Cabin() {
  return (
    <Card sx={{ flex: 1, minWidth: 220 }}>
      <Typography level="title-lg" component="h3">
        Larch cabin
      </Typography>
      <Typography level="body-md" sx={{ color: 'text.primary' }}>
        Sleeps four, with a stove and a spring behind the house.
      </Typography>
      <Button>Reserve</Button>
    </Card>
  );
}

export default function TemplatesThemed() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ width: '100%', flexWrap: 'wrap' }}>
      <Cabin />
      <ThemeProvider theme={{ [THEME_ID]: theme }}>
        <Cabin />
      </ThemeProvider>
    </Stack>
  );
}
