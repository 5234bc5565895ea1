import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

export default function SliderValueLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingTop: 3 }}>
      <Slider
        aria-label="Oxygen"
        defaultValue={35}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value}%`}
        getAriaValueText={(value) => `${value} percent`}
      />
      <Slider
        aria-label="Cooling time"
        defaultValue={12}
        max={24}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} h`}
        getAriaValueText={(value) => `${value} hours`}
      />
    </Box>
  );
}
