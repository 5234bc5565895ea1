import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderDescribed() {
  const id = React.useId();

  return (
    <FormControl variant="standard" sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={`${id}-label`}>Cooling rate</Typography>
      <Slider
        aria-labelledby={`${id}-label`}
        defaultValue={80}
        min={20}
        max={200}
        step={10}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} °C per hour`}
        slotProps={{ input: { 'aria-describedby': `${id}-help` } }}
      />
      <FormHelperText id={`${id}-help`}>
        Above 120 °C per hour, thick pieces may crack.
      </FormHelperText>
    </FormControl>
  );
}
