import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function AvatarLetters() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar
        role="img"
        aria-label="Noor van Dijk, soprano"
        sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        NV
      </Avatar>
      <Avatar role="img" aria-label="Emeka Obi, bass" sx={{ bgcolor: '#4a148c', color: '#fff' }}>
        EO
      </Avatar>
      <Avatar role="img" aria-label="Section 2" sx={{ bgcolor: '#004d40', color: '#fff' }}>
        2
      </Avatar>
    </Stack>
  );
}
