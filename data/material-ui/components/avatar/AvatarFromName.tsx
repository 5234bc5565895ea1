import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

/** White text has a contrast ratio of at least 7:1 on each of these colors. */
const grounds = ['#6a1b9a', '#283593', '#00574b', '#8c1d40', '#4e342e', '#37474f'];

interface SingerAvatarProps {
  name: string;
}

function SingerAvatar({ name }: SingerAvatarProps) {
  const sum = [...name].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  const words = name.split(' ');
  const initials = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');

  return (
    <Avatar
      role="img"
      aria-label={name}
      sx={{ bgcolor: grounds[sum % grounds.length], color: '#fff', fontSize: '1rem' }}
    >
      {initials.join('')}
    </Avatar>
  );
}

export default function AvatarFromName() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <SingerAvatar name="Amalia Ruiz Ortega" />
      <SingerAvatar name="Björk" />
      <SingerAvatar name="Chidi Nwosu" />
      <SingerAvatar name="Dov Halevi" />
      <SingerAvatar name="Élise Fontaine" />
    </Stack>
  );
}
