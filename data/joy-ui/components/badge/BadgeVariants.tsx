import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function BadgeVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      {VARIANTS.map((variant) => (
        <Badge key={variant} variant={variant} badgeContent={7}>
          <Avatar
            role="img"
            aria-label={`Hive A, ${variant}, alerts:`}
            sx={{ '--Avatar-radius': '8px' }}
          >
            A
          </Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
