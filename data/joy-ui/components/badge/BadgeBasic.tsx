import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';

export default function BadgeBasic() {
  return (
    <Badge badgeContent={4}>
      <HiveRoundedIcon titleAccess="Hives to check:" sx={{ fontSize: 40 }} />
    </Badge>
  );
}
