import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider aria-label="Blower" defaultValue={40} />
    </Box>
  );
}
