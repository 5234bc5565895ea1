import CssBaseline from '@mui/joy/CssBaseline';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';

const theme = extendTheme({
  typography: {
    'body-lg': { fontFamily: 'Georgia, serif', fontSize: '1.25rem' },
  },
  components: {
    JoyTypography: { defaultProps: { level: 'body-lg' } },
  },
});

export default function CssBaselineTheme() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <CssBaseline />
      <p>This paragraph of plain HTML has the style of the default level.</p>
      <Typography>This text is a Typography without a level.</Typography>
    </ThemeProvider>
  );
}
