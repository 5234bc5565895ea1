import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackOwnMargin() {
  return (
    <Stack useFlexGap spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack direction="row" spacing={1} sx={{ border: '1px dashed', p: 1 }}>
        <Button>Margin</Button>
        <Button sx={{ ml: 'auto' }}>Not moved</Button>
      </Stack>
      <Stack direction="row" useFlexGap spacing={1} sx={{ border: '1px dashed', p: 1 }}>
        <Button>Gap</Button>
        <Button sx={{ ml: 'auto' }}>Moved</Button>
      </Stack>
    </Stack>
  );
}
