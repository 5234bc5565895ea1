import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip label="Tin, 250 g" />
      <Chip label="Bag, 50 g" size="small" />
    </Stack>
  );
}
