import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

export default function SliderSx() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Heat"
        track={false}
        defaultValue={70}
        sx={{
          [`& .${sliderClasses.rail}`]: {
            background:
              'linear-gradient(to right, var(--joy-palette-primary-500), var(--joy-palette-danger-500))',
          },
          [`& .${sliderClasses.thumb}`]: { boxShadow: 'md' },
        }}
      />
    </Box>
  );
}
