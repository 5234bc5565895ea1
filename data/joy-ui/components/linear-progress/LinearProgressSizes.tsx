import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <LinearProgress size="sm" aria-label="Indexing letters, small" />
      <LinearProgress size="md" aria-label="Indexing letters, medium" />
      <LinearProgress size="lg" aria-label="Indexing letters, large" />
      <LinearProgress thickness={1} aria-label="Indexing letters, 1 pixel" />
    </Stack>
  );
}
