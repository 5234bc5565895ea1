import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import WarningRoundedIcon from '@mui/icons-material/WarningRounded';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

export default function BadgeContent() {
  return (
    <Stack direction="row" useFlexGap spacing={6} sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent="new" color="success" variant="soft">
        <HiveRoundedIcon titleAccess="Hive A," sx={{ fontSize: 40 }} />
      </Badge>
      <Badge badgeContent="34 °C" color="neutral">
        <HiveRoundedIcon titleAccess="Hive B," sx={{ fontSize: 40 }} />
      </Badge>
      <Badge badgeContent={<WarningRoundedIcon titleAccess="Warning" />} color="danger">
        <HiveRoundedIcon titleAccess="Hive C," sx={{ fontSize: 40 }} />
      </Badge>
    </Stack>
  );
}
