import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderDisabled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider disabled aria-label="Flame, locked while the door is open" defaultValue={60} />
    </Box>
  );
}
