import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const gear = ['Life jacket', 'Oars', 'Bailer', 'Anchor', 'Whistle', 'Chart', 'Lamp', 'Boat hook'];

export default function StackWrapped() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', maxWidth: 340 }}>
      {gear.map((item) => (
        <Chip key={item} label={item} />
      ))}
    </Stack>
  );
}
