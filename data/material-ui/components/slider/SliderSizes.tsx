import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Slider aria-label="Kiln light, medium slider" defaultValue={70} />
      <Slider aria-label="Kiln light, small slider" defaultValue={70} size="small" />
    </Stack>
  );
}
