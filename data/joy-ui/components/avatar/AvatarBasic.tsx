import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarBasic() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar role="img" aria-label="Nora Vik">
        NV
      </Avatar>
      <Avatar alt="The ridge hut" src="/images/material-ui/ridge-hut.svg" />
      <Avatar role="img" aria-label="Volunteer without a picture" />
    </Stack>
  );
}
