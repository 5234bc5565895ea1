import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderControlled() {
  const id = React.useId();
  const [glow, setGlow] = React.useState(65);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id} level="title-sm">
        Gas valve: {glow}%
      </Typography>
      <Slider
        aria-labelledby={id}
        value={glow}
        onChange={(_event, value) => setGlow(Array.isArray(value) ? (value[0] ?? 0) : value)}
      />
    </Box>
  );
}
