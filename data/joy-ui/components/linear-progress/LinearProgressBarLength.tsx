import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressBarLength() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <LinearProgress value={10} aria-label="Reading the catalog" />
      <LinearProgress value={60} aria-label="Comparing the copies" sx={{ overflow: 'hidden' }} />
    </Stack>
  );
}
