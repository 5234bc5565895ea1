import HiveRoundedIcon from '@mui/icons-material/HiveRounded';
import Badge from '@mui/joy/Badge';
import Sheet from '@mui/joy/Sheet';

export default function BadgeVariables() {
  return (
    <Sheet
      variant="soft"
      color="warning"
      sx={{ display: 'flex', gap: 5, p: 3, borderRadius: 'md' }}
    >
      <Badge
        badgeContent="1,204"
        sx={{
          '--Badge-minHeight': '22px',
          '--Badge-paddingX': '8px',
          '--Badge-radius': '6px',
          '--Badge-ringSize': '0px',
        }}
      >
        <HiveRoundedIcon titleAccess="Bees counted:" sx={{ fontSize: 40 }} />
      </Badge>
      <Badge
        badgeContent={8}
        sx={{
          '--Badge-ringSize': '3px',
          '--Badge-ringColor': 'var(--joy-palette-warning-softBg)',
        }}
      >
        <HiveRoundedIcon titleAccess="Frames:" sx={{ fontSize: 40 }} />
      </Badge>
    </Sheet>
  );
}
