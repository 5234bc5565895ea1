import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';

const stamp = { width: 48, height: 48, border: 2, borderColor: 'divider', bgcolor: 'action.hover' };

export default function BadgeOverlap() {
  return (
    <Stack direction="row" spacing={5}>
      <Badge badgeContent={3} color="primary" role="img" aria-label="3 square stamps">
        <Box sx={stamp} />
      </Badge>
      <Badge
        badgeContent={3}
        color="primary"
        role="img"
        aria-label="3 round stamps, default overlap"
      >
        <Box sx={{ ...stamp, borderRadius: '50%' }} />
      </Badge>
      <Badge
        badgeContent={3}
        color="primary"
        overlap="circular"
        role="img"
        aria-label="3 round stamps"
      >
        <Box sx={{ ...stamp, borderRadius: '50%' }} />
      </Badge>
    </Stack>
  );
}
