import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonText() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Skeleton variant="text" level="h2" width="12ch" />
      <Skeleton variant="text" level="title-md" width="24ch" />
      <Skeleton variant="text" level="body-md" />
      <Skeleton variant="text" level="body-xs" width="50%" />
    </Stack>
  );
}
