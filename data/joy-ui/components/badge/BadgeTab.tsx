import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BadgeTab() {
  return (
    <Stack direction="row" useFlexGap spacing={4} sx={{ flexWrap: 'wrap' }}>
      <Badge badgeContent="12 kg" color="success" variant="soft" badgeInset="-4px 12px 0 0">
        <Button variant="outlined" aria-label="Honey harvest, 12 kg">
          Honey harvest
        </Button>
      </Badge>
      <Badge color="warning" badgeInset="4px">
        <Button variant="outlined" aria-label="Varroa count, overdue">
          Varroa count
        </Button>
      </Badge>
    </Stack>
  );
}
