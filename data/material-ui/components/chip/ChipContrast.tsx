import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipContrast() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Chip label="Sold out" color="error" sx={{ bgcolor: 'error.dark' }} />
      <Chip label="Two tins left" color="warning" sx={{ color: 'common.black' }} />
      <Chip label="New harvest" color="info" sx={{ color: 'common.black' }} />
    </Stack>
  );
}
