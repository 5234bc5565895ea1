import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const marks = [
  { value: 500, label: 'Anneal' },
  { value: 850, label: 'Slump' },
  { value: 1150, label: 'Melt' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, paddingInline: 2 }}>
      <Slider
        aria-label="Kiln temperature"
        getAriaValueText={(value) => `${value} degrees Celsius`}
        marks={marks}
        min={400}
        max={1200}
        step={50}
        defaultValue={850}
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
