import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function ChipVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Chip variant="soft">Dumplings</Chip>
      <Chip variant="solid">Noodles</Chip>
      <Chip variant="outlined">Skewers</Chip>
      <Chip variant="plain">Sweets</Chip>
    </Stack>
  );
}
