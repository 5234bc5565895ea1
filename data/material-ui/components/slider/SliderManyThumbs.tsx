import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const phases = ['End of smoking', 'End of heating', 'End of holding'];

const marks = [0, 4, 8, 12].map((value) => ({ value, label: `${value} h` }));

export default function SliderManyThumbs() {
  const [ends, setEnds] = React.useState([2, 7, 9]);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, px: 1 }}>
      <Slider
        disableSwap
        max={12}
        step={0.5}
        marks={marks}
        value={ends}
        onChange={(_event, next) => setEnds([next].flat())}
        getAriaLabel={(index) => phases[index] ?? ''}
        getAriaValueText={(value) => `after ${value} hours`}
      />
      {phases.map((phase, index) => (
        <Typography key={phase} variant="body2" color="text.secondary">
          {phase}: {ends[index]} h
        </Typography>
      ))}
    </Box>
  );
}
