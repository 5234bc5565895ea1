import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ClosedCode() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button>Rewind</Button>
      <Button>Forward</Button>
    </Stack>
  );
}
