import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';

export default function BadgeAnchor() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto auto', gap: 4 }}>
      {(['top', 'bottom'] as const).map((vertical) =>
        (['left', 'right'] as const).map((horizontal) => (
          <Badge
            key={vertical + horizontal}
            badgeContent={5}
            anchorOrigin={{ vertical, horizontal }}
          >
            <HiveRoundedIcon
              titleAccess={`Frames, ${vertical} ${horizontal}:`}
              sx={{ fontSize: 40 }}
            />
          </Badge>
        )),
      )}
    </Box>
  );
}
