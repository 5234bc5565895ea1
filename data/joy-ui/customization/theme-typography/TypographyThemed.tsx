import Card from '@mui/joy/Card';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  typography: {
    h3: { fontFamily: 'Georgia, serif', fontWeight: 400, letterSpacing: 0 },
    'body-md': { lineHeight: 1.8, color: 'var(--joy-palette-text-primary)' },
  },
});

export default function TypographyThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Card sx={{ maxWidth: 360 }}>
        <Typography level="h3">Letters from the lighthouse</Typography>
        <Typography>
          The keeper wrote one page a day for eleven winters, and left no page without the weather.
        </Typography>
      </Card>
    </ThemeProvider>
  );
}
