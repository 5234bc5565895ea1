import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const toGrit = (value: number) => 2 ** value * 50;

export default function SliderScale() {
  const id = React.useId();
  const [step, setStep] = React.useState<number | number[]>(2);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={id} level="title-sm">
        Polishing grit: {toGrit(Number(step))}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={6}
        marks
        scale={toGrit}
        getAriaValueText={(value) => `Grit ${value}`}
        valueLabelDisplay="auto"
        value={step}
        onChange={(_event, value) => setStep(value)}
      />
    </Box>
  );
}
