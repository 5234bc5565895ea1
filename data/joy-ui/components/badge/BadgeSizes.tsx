import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const SIZES = ['sm', 'md', 'lg'] as const;

export default function BadgeSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {SIZES.map((size) => (
        <Badge key={size} size={size} badgeContent={9}>
          <HiveRoundedIcon titleAccess={`Frames, ${size}:`} sx={{ fontSize: 40 }} />
        </Badge>
      ))}
      {SIZES.map((size) => (
        <Badge key={size} size={size} color="success">
          <HiveRoundedIcon titleAccess={`Healthy hive, ${size}`} sx={{ fontSize: 40 }} />
        </Badge>
      ))}
    </Stack>
  );
}
