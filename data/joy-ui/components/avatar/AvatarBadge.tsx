import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function AvatarBadge() {
  return (
    <Stack direction="row" spacing={3}>
      <Badge
        color="success"
        badgeInset="14%"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      >
        <Avatar role="img" aria-label="Elin Foss, on duty">
          EF
        </Avatar>
      </Badge>
      <Badge color="neutral" badgeInset="14%" badgeContent="2">
        <Avatar role="img" aria-label="Geir Hauge, messages:">
          GH
        </Avatar>
      </Badge>
    </Stack>
  );
}
