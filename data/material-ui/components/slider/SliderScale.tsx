import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toGrams = (position: number) => 250 * 2 ** position;

const formatWeight = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`);

export default function SliderScale() {
  const labelId = React.useId();
  const [position, setPosition] = React.useState(3);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Clay for one piece: {formatWeight(toGrams(position))}</Typography>
      <Slider
        aria-labelledby={labelId}
        max={6}
        marks
        scale={toGrams}
        value={position}
        onChange={(_event, next) => setPosition(typeof next === 'number' ? next : position)}
        valueLabelDisplay="auto"
        valueLabelFormat={formatWeight}
        getAriaValueText={formatWeight}
      />
    </Box>
  );
}
