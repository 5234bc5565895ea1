import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

export default function SliderRtl() {
  return (
    <Box dir="rtl" sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        isRtl
        aria-label="Blower, from right to left"
        defaultValue={30}
        sx={{
          [`& .${sliderClasses.thumb}`]: { transform: 'translate(50%, -50%)' },
          [`& .${sliderClasses.track}`]: { borderRadius: 'var(--Slider-trackRadius)' },
        }}
      />
    </Box>
  );
}
