import Link from '@mui/joy/Link';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyLink: {
      defaultProps: { underline: 'always', color: 'success' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          textUnderlineOffset: ownerState.level === 'body-sm' ? '0.2em' : '0.3em',
        }),
      },
    },
  },
});

export default function LinkThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Link href="#theme">Buy a season ticket</Link>
    </ThemeProvider>
  );
}
