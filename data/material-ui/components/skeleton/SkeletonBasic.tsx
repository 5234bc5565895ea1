import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonBasic() {
  return (
    <Stack spacing={1} aria-busy sx={{ width: 240 }}>
      <Skeleton />
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={72} />
      <Skeleton variant="rounded" height={72} />
    </Stack>
  );
}
