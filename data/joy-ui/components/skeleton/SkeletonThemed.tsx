import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { extendTheme, THEME_ID, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoySkeleton: {
      defaultProps: { animation: 'wave', variant: 'rectangular' },
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.variant === 'rectangular' && { borderRadius: vars.radius.lg }),
        }),
      },
    },
  },
});

export default function SkeletonThemed() {
  return (
    <ThemeProvider theme={{ [THEME_ID]: theme }}>
      <Stack spacing={2} sx={{ width: 240 }}>
        <Skeleton height={96} />
        <Skeleton height={24} width="70%" />
      </Stack>
    </ThemeProvider>
  );
}
