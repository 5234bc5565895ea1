import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import WarningRoundedIcon from '@mui/icons-material/WarningRounded';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeContent() {
  return (
    <Stack direction="row" spacing={6}>
      <Badge badgeContent="new" color="success" variant="soft">
        <HiveRoundedIcon titleAccess="Hive A," fontSize="large" />
      </Badge>
      <Badge badgeContent="34 °C" color="neutral">
        <HiveRoundedIcon titleAccess="Hive B," fontSize="large" />
      </Badge>
      <Badge badgeContent={<WarningRoundedIcon titleAccess="Warning" />} color="danger">
        <HiveRoundedIcon titleAccess="Hive C," fontSize="large" />
      </Badge>
    </Stack>
  );
}
