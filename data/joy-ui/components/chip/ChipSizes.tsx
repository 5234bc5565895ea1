import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Chip size="sm">Mild</Chip>
      <Chip size="md">Medium</Chip>
      <Chip size="lg">Hot</Chip>
    </Stack>
  );
}
