import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonSizes() {
  return (
    <Skeleton
      variant="rectangular"
      width={{ xs: '100%', sm: 320 }}
      height={{ xs: '5rem', sm: '8rem' }}
      sx={{ borderRadius: 'md' }}
    />
  );
}
