import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderSteps() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Rest before trimming (minutes)</Typography>
      <Slider
        aria-labelledby={labelId}
        defaultValue={60}
        min={20}
        max={120}
        step={20}
        marks
        valueLabelDisplay="auto"
      />
    </Box>
  );
}
