import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const GAP = 20;

export default function SliderMinimumDistance() {
  const [[low, high], setRange] = React.useState<[number, number]>([30, 70]);

  const handleChange = (_event: Event, next: number | number[], thumb: number) => {
    const [first = low, last = high] = [next].flat();
    setRange(thumb === 0 ? [Math.min(first, high - GAP), high] : [low, Math.max(last, low + GAP)]);
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>
        Heater on below {low} %, off above {high} % humidity
      </Typography>
      <Slider
        disableSwap
        value={[low, high]}
        onChange={handleChange}
        getAriaLabel={(index) => (index === 0 ? 'Heater on below' : 'Heater off above')}
        getAriaValueText={(value) => `${value} percent humidity`}
      />
    </Box>
  );
}
