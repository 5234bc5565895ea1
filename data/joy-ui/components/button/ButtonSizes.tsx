import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function ButtonSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button size="sm">Mute</Button>
      <Button size="md">Add track</Button>
      <Button size="lg">Start session</Button>
    </Stack>
  );
}
