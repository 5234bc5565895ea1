import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withCalmSkeletons = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiSkeleton: {
      defaultProps: { animation: 'wave', variant: 'rounded' },
      styleOverrides: {
        rounded: { borderRadius: 16 },
        root: {
          '@media (prefers-reduced-motion: reduce)': { '&, &::after': { animation: 'none' } },
        },
      },
    },
  },
});

export default function SkeletonThemed() {
  return (
    <ThemeProvider theme={withCalmSkeletons}>
      <Stack spacing={1} sx={{ width: 280 }}>
        <Skeleton height={80} />
        <Skeleton height={20} width="60%" />
      </Stack>
    </ThemeProvider>
  );
}
