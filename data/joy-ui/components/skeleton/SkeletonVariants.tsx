import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={72} />
      <Skeleton variant="text" />
      <Skeleton variant="text" width="60%" />
    </Stack>
  );
}
