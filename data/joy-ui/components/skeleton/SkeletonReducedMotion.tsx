import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonReducedMotion() {
  return (
    <Skeleton
      variant="rectangular"
      animation="wave"
      width={240}
      height={64}
      sx={{
        '@media (prefers-reduced-motion: reduce)': { '&::before, &::after': { animation: 'none' } },
      }}
    />
  );
}
