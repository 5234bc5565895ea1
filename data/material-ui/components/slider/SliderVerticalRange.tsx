import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

const marks = [0, 573, 1000, 1300].map((value) => ({ value, label: `${value} °C` }));

export default function SliderVerticalRange() {
  return (
    <Box sx={{ height: 260, py: 1 }}>
      <Slider
        orientation="vertical"
        color="error"
        defaultValue={[520, 640]}
        max={1300}
        step={10}
        marks={marks}
        getAriaLabel={(index) => (index === 0 ? 'Slow rise from' : 'Slow rise until')}
        getAriaValueText={(value) => `${value} °C`}
      />
    </Box>
  );
}
