import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';

export default function BadgeSlots() {
  return (
    <Badge
      badgeContent={6}
      color="warning"
      component="div"
      slotProps={{
        badge: {
          component: 'strong',
          sx: {
            fontFamily: 'code',
            borderRadius: 'xs',
            transform: 'translate(50%, -50%) rotate(8deg)',
          },
        },
      }}
    >
      <HiveRoundedIcon titleAccess="Frames:" sx={{ fontSize: 40 }} />
    </Badge>
  );
}
