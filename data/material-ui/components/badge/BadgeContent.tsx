import Check from '@mui/icons-material/Check';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={6}>
      <Badge badgeContent="new" color="secondary">
        <Inventory2Outlined titleAccess="Parcel" />
      </Badge>
      <Badge
        color="success"
        badgeContent={<Check titleAccess="delivered" sx={{ fontSize: 14 }} />}
        slotProps={{ badge: { style: { padding: 0 } } }}
      >
        <Inventory2Outlined titleAccess="Parcel" />
      </Badge>
    </Stack>
  );
}
