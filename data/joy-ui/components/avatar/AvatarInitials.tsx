import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

function initialsAvatar(name: string) {
  const letters = Array.from(name);
  const sum = letters.reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const words = name.split(' ');

  return {
    role: 'img',
    'aria-label': name,
    color: COLORS[sum % COLORS.length],
    children: words.map((word) => Array.from(word)[0]).join(''),
  };
}

export default function AvatarInitials() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Avatar {...initialsAvatar('Solveig Moe')} />
      <Avatar {...initialsAvatar('Tor Ek')} />
      <Avatar {...initialsAvatar('Ylva Dahl')} />
    </Stack>
  );
}
