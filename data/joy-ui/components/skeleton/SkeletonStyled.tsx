import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const LabelSkeleton = styled(Skeleton)(({ theme }) => ({
  height: '1.5rem',
  borderRadius: theme.vars.radius.xl,
  boxShadow: theme.vars.shadow.xs,
}));

export default function SkeletonStyled() {
  return (
    <Stack direction="row" spacing={1}>
      <LabelSkeleton variant="rectangular" width="6rem" />
      <LabelSkeleton variant="rectangular" width="4rem" />
    </Stack>
  );
}
