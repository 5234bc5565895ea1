import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const animations = ['pulse', 'wave', false] as const;

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      {animations.map((animation) => (
        <Skeleton key={String(animation)} variant="rectangular" animation={animation} height={40} />
      ))}
    </Stack>
  );
}
