import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

/** An invalid image, so that the avatar shows its fallback. */
const broken = 'data:image/png;base64,AAAA';

export default function AvatarFallbacks() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ '& .MuiAvatar-colorDefault': { bgcolor: 'grey.700', color: 'common.white' } }}
    >
      <Avatar src={broken} alt="Hanna Weiss">
        HW
      </Avatar>
      <Avatar src={broken} alt="Hanna Weiss" />
      <Avatar src={broken} alt="" />
    </Stack>
  );
}
