import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderSteps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 1.5 }}>
      <Slider
        aria-label="Annealing temperature"
        getAriaValueText={(value) => `${value} degrees Celsius`}
        valueLabelDisplay="auto"
        marks
        min={440}
        max={560}
        step={10}
        shiftStep={40}
        defaultValue={510}
      />
    </Box>
  );
}
