import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const programs = new Map([
  [1000, 'Bisque'],
  [1060, 'Majolica'],
  [1220, 'Stoneware'],
  [1300, 'Porcelain'],
]);

const [MIN, MAX] = [1000, 1300];

// The first and the last mark are outside the range: see the warning below the demo.
const marks = [
  { value: MIN - 1 },
  ...[...programs.keys()].map((value) => ({ value, label: value })),
  { value: MAX + 1 },
];

export default function SliderMarksOnly() {
  const labelId = React.useId();
  const [heat, setHeat] = React.useState(1220);

  return (
    <Box sx={{ width: '100%', maxWidth: 360, px: 2 }}>
      <Typography id={labelId}>Peak temperature</Typography>
      <Slider
        aria-labelledby={labelId}
        min={MIN}
        max={MAX}
        step={null}
        marks={marks}
        value={heat}
        onChange={(_event, next) => setHeat(typeof next === 'number' ? next : heat)}
        getAriaValueText={(value) => `${value} °C, ${programs.get(value)}`}
      />
      <Typography color="text.secondary">Program: {programs.get(heat)}</Typography>
    </Box>
  );
}
