import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <Button variant="solid">Save mix</Button>
      <Button variant="soft">Duplicate</Button>
      <Button variant="outlined">Export</Button>
      <Button variant="plain">Cancel</Button>
    </Stack>
  );
}
