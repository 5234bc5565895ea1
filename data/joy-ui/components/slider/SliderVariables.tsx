import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderVariables() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Lamp"
        defaultValue={45}
        sx={{
          '--Slider-trackSize': '14px',
          '--Slider-trackRadius': '4px',
          '--Slider-thumbSize': '28px',
          '--Slider-thumbWidth': '12px',
          '--Slider-thumbRadius': '4px',
        }}
      />
    </Box>
  );
}
