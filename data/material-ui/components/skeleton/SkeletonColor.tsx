import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box sx={{ width: 280, p: 3, borderRadius: 2, bgcolor: '#12332e' }}>
      <Skeleton variant="rounded" height={96} sx={{ mb: 2, bgcolor: '#2f5a52' }} />
      <Skeleton width="60%" sx={{ bgcolor: '#2f5a52' }} />
      <Skeleton width="40%" sx={{ bgcolor: '#2f5a52' }} />
    </Box>
  );
}
