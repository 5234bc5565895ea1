import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderControlled() {
  const labelId = React.useId();
  const [speed, setSpeed] = React.useState<number | number[]>(90);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Wheel speed</Typography>
      <Slider
        aria-labelledby={labelId}
        max={240}
        step={10}
        value={speed}
        onChange={(_event, next) => setSpeed(next)}
        getAriaValueText={(value) => `${value} revolutions per minute`}
      />
      <Typography color="text.secondary">{speed} revolutions per minute</Typography>
    </Box>
  );
}
