import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const HIVES = [
  ['primary', 'Hive A, reports:'],
  ['neutral', 'Hive B, frames:'],
  ['success', 'Hive C, full frames:'],
  ['warning', 'Hive D, notes:'],
  ['danger', 'Hive E, alarms:'],
] as const;

export default function BadgeColors() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {HIVES.map(([color, label]) => (
        <Badge key={color} color={color} badgeContent={3}>
          <Avatar role="img" aria-label={label} sx={{ '--Avatar-radius': '8px' }}>
            {label[5]}
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
