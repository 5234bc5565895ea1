import Sheet from '@mui/joy/Sheet';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySheet: {
      defaultProps: { variant: 'soft', color: 'primary' },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({ padding: '1rem', borderRadius: vars.radius.lg }),
      },
    },
  },
});

export default function SheetThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Sheet>The library is open on Thursdays from 16:00 to 19:00.</Sheet>
    </ThemeProvider>
  );
}
