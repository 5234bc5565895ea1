import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function ProgressCircularSizes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <CircularProgress size={20} aria-label="Loading a thumbnail" />
      <CircularProgress size="3rem" aria-label="Loading a sheet" />
      <CircularProgress size={72} thickness={1.5} aria-label="Loading an atlas" />
      <CircularProgress size={72} thickness={8} aria-label="Loading a globe" />
    </Stack>
  );
}
