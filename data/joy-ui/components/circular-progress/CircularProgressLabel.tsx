import WaterDropRoundedIcon from '@mui/icons-material/WaterDropRounded';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressLabel() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        size="lg"
        value={72}
        aria-label="Hydration"
        aria-valuetext="72%"
        sx={{ fontSize: '1rem' }}
      >
        <span aria-hidden>72%</span>
      </CircularProgress>
      <CircularProgress size="lg" color="success" aria-label="Weighing the water">
        <WaterDropRoundedIcon />
      </CircularProgress>
    </Stack>
  );
}
