import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonChildren() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Skeleton variant="circular" component="div">
        <Avatar>RK</Avatar>
      </Skeleton>
      <Skeleton>
        <Typography variant="h6" component="span">
          Redshank
        </Typography>
      </Skeleton>
      <Skeleton variant="rounded">
        <Button>Add to my list</Button>
      </Skeleton>
    </Stack>
  );
}
