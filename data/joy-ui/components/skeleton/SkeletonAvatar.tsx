import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonAvatar() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar size="lg">
        <Skeleton />
      </Avatar>
      <div>
        <Typography level="title-md">
          <Skeleton>Curator of glass</Skeleton>
        </Typography>
        <Typography level="body-sm">
          <Skeleton>Replies in two days</Skeleton>
        </Typography>
      </div>
    </Stack>
  );
}
