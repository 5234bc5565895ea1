import Skeleton, { skeletonClasses } from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Plank = styled(Skeleton)({
  borderRadius: 2,
  opacity: 0.7,
  [`&.${skeletonClasses.wave}::after`]: { animationDuration: '4s' },
  [`&.${skeletonClasses.text}`]: { transform: 'scale(1, 0.4)' },
});

export default function SkeletonStyled() {
  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Plank animation="wave" variant="rectangular" height={64} />
      <Plank animation="wave" />
      <Plank animation="wave" width="70%" />
    </Stack>
  );
}
