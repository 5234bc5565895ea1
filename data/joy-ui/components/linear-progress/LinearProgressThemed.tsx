import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyLinearProgress: {
      defaultProps: { variant: 'solid', 'aria-label': 'In progress' },
      styleOverrides: {
        root: ({ ownerState }) => ({
          '--LinearProgress-radius': '2px',
          ...(ownerState.size === 'lg' && { '--LinearProgress-thickness': '16px' }),
        }),
      },
    },
  },
});

export default function LinearProgressThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack spacing={3} sx={{ width: '100%' }}>
        <LinearProgress determinate value={40} />
        <LinearProgress determinate size="lg" value={60} />
      </Stack>
    </ThemeProvider>
  );
}
