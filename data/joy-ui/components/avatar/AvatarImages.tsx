import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarImages() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar alt="Valley base" src="/images/material-ui/lady-fern.svg" />
      <Avatar alt="Summit base" src="/images/material-ui/ridge-hut.svg" />
      <Avatar
        alt="Coast base"
        src="/images/material-ui/tide-station.svg"
        slotProps={{ img: { loading: 'lazy' } }}
      />
    </Stack>
  );
}
