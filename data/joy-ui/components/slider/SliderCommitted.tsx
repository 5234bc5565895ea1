import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderCommitted() {
  const [speed, setSpeed] = React.useState<number | number[]>(20);
  const [sent, setSent] = React.useState<number | number[]>(20);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Grinding wheel"
        value={speed}
        onChange={(_event, value) => setSpeed(value)}
        onChangeCommitted={(_event, value) => setSent(value)}
      />
      <Typography level="body-sm" role="status">
        Sent to the wheel: {sent}%
      </Typography>
    </Box>
  );
}
