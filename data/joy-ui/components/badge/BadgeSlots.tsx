import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';

export default function BadgeSlots() {
  return (
    <Badge
      badgeContent={6}
      component="div"
      slots={{ badge: 'strong' }}
      slotProps={{
        badge: {
          style: { position: 'absolute', top: -8, right: -16, fontFamily: 'inherit' },
        },
      }}
    >
      <HiveRoundedIcon titleAccess="Frames:" fontSize="large" />
    </Badge>
  );
}
