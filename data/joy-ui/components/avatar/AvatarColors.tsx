import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const TEAM = [
  ['neutral', 'AB', 'Anders Berg'],
  ['primary', 'CD', 'Clara Dahl'],
  ['success', 'EF', 'Elin Foss'],
  ['warning', 'GH', 'Geir Hauge'],
  ['danger', 'IJ', 'Ines Juhl'],
] as const;

export default function AvatarColors() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      {TEAM.map(([color, initials, name]) => (
        <Avatar key={color} color={color} role="img" aria-label={name}>
          {initials}
        </Avatar>
      ))}
    </Stack>
  );
}
