import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function StackPushApart() {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ width: '100%', maxWidth: 420 }}>
      <Button size="sm" variant="plain" color="danger" sx={{ marginInlineEnd: 'auto' }}>
        Delete
      </Button>
      <Button size="sm" variant="outlined">
        Cancel
      </Button>
      <Button size="sm">Save</Button>
    </Stack>
  );
}
