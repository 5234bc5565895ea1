import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export default function SliderShiftStep() {
  const labelId = React.useId();
  const [time, setTime] = React.useState(195);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Dipping time</Typography>
      <Slider
        aria-labelledby={labelId}
        max={600}
        step={5}
        shiftStep={60}
        value={time}
        onChange={(_event, next) => setTime(typeof next === 'number' ? next : time)}
        getAriaValueText={formatTime}
      />
      <Typography color="text.secondary">{formatTime(time)}</Typography>
    </Box>
  );
}
