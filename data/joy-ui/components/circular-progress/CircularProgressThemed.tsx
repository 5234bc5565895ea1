import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyCircularProgress: {
      defaultProps: { color: 'neutral', 'aria-label': 'Loading' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--CircularProgress-circulation': '1.5s linear infinite',
          ...(ownerState.size === 'lg' && { '--CircularProgress-size': '80px' }),
        }),
      },
    },
  },
});

export default function CircularProgressThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
        <CircularProgress />
        <CircularProgress size="lg" />
      </Stack>
    </ThemeProvider>
  );
}
