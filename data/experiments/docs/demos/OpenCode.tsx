import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function OpenCode() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained">Play</Button>
      <Button variant="outlined">Stop</Button>
    </Stack>
  );
}
