import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';

export default function SkeletonChildren() {
  return (
    <Skeleton variant="rectangular" width="fit-content" sx={{ borderRadius: 'sm' }}>
      <Button>Reserve a guided tour</Button>
    </Skeleton>
  );
}
