import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressArc() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress value={10} aria-label="Cooling" />
      <CircularProgress value={75} aria-label="Baking" />
    </Stack>
  );
}
