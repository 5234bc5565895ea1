import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Circular" src="/images/material-ui/lady-fern.svg" />
      <Avatar alt="Rounded" variant="rounded" src="/images/material-ui/lady-fern.svg" />
      <Avatar alt="Square" variant="square" src="/images/material-ui/lady-fern.svg" />
    </Stack>
  );
}
