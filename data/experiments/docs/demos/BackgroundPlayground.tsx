import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackgroundPlayground() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Tempo in beats a minute</Typography>
      <Slider aria-label="Tempo" min={40} max={200} defaultValue={96} valueLabelDisplay="auto" />
    </Stack>
  );
}
