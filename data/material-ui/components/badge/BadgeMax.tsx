import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Badge from '@mui/material/Badge';
import Stack from '@mui/material/Stack';

export default function BadgeMax() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={99} color="primary" role="img" aria-label="99 parcels">
        <Inventory2Outlined />
      </Badge>
      <Badge badgeContent={100} color="primary" role="img" aria-label="100 parcels">
        <Inventory2Outlined />
      </Badge>
      <Badge badgeContent={1240} max={999} color="primary" role="img" aria-label="1,240 parcels">
        <Inventory2Outlined />
      </Badge>
    </Stack>
  );
}
