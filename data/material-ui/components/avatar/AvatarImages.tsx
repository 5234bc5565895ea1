import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarImages() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ridge Hut Choir" src="/images/material-ui/ridge-hut.svg" />
      <Avatar alt="Tide Station Singers" src="/images/material-ui/tide-station.svg" />
      <Avatar alt="The Corn Poppies" src="/images/material-ui/corn-poppy.svg" />
    </Stack>
  );
}
