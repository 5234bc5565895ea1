import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [
  { value: 0, label: 'Dry' },
  { value: 40, label: 'Leather-hard' },
  { value: 70 },
  { value: 100, label: 'Wet' },
];

export default function SliderMarks() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 1 }}>
      <Typography id={labelId}>Clay moisture</Typography>
      <Slider
        aria-labelledby={labelId}
        defaultValue={40}
        step={5}
        marks={marks}
        getAriaValueText={(value) => `${value} percent moisture`}
      />
    </Box>
  );
}
