import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderSizes() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider size="sm" aria-label="Small torch" defaultValue={30} />
      <Slider size="md" aria-label="Bench torch" defaultValue={50} />
      <Slider size="lg" aria-label="Furnace" defaultValue={70} />
    </Box>
  );
}
