import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeInset() {
  return (
    <Stack direction="row" useFlexGap spacing={5} sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent={2}>
        <Avatar size="lg" role="img" aria-label="Keeper Ada, tasks:">
          A
        </Avatar>
      </Badge>
      <Badge badgeContent={2} badgeInset="14%">
        <Avatar size="lg" role="img" aria-label="Keeper Ben, tasks:">
          B
        </Avatar>
      </Badge>
      <Badge badgeContent={2} badgeInset="0 -12px 0 0">
        <Avatar size="lg" role="img" aria-label="Keeper Cleo, tasks:">
          C
        </Avatar>
      </Badge>
    </Stack>
  );
}
