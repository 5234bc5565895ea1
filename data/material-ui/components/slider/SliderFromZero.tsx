import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderFromZero() {
  const labelId = React.useId();
  const [shift, setShift] = React.useState(18);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 1 }}>
      <Typography id={labelId}>Sensor correction (°C)</Typography>
      <Slider
        aria-labelledby={labelId}
        min={-50}
        max={50}
        marks={[{ value: 0, label: '0' }]}
        value={shift}
        onChange={(_event, next) => setShift(typeof next === 'number' ? next : shift)}
        valueLabelDisplay="auto"
        slotProps={{
          track: {
            style: {
              left: 'auto',
              right: 'auto',
              insetInlineStart: `${50 + Math.min(shift, 0)}%`,
              width: `${Math.abs(shift)}%`,
            },
          },
        }}
      />
    </Box>
  );
}
