import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function AvatarSizes() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <Avatar size="sm" role="img" aria-label="Kari Lund">
        KL
      </Avatar>
      <Avatar size="md" role="img" aria-label="Mats Nyberg">
        MN
      </Avatar>
      <Avatar size="lg" role="img" aria-label="Ola Presthus">
        OP
      </Avatar>
      <Avatar sx={{ '--Avatar-size': '5rem' }} role="img" aria-label="Runa Stein">
        RS
      </Avatar>
    </Stack>
  );
}
