import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const marks = [
  { value: 1, label: 'Matte' },
  { value: 2 },
  { value: 3, label: 'Satin' },
  { value: 4 },
  { value: 5, label: 'Glossy' },
];

export default function SliderTrackFalse() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id={labelId}>Surface finish</Typography>
      <Slider
        aria-labelledby={labelId}
        track={false}
        defaultValue={3}
        min={1}
        max={5}
        marks={marks}
        getAriaValueText={(value) => `${value} of 5, from matte to glossy`}
      />
    </Box>
  );
}
