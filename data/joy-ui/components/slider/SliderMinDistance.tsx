import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const distance = 2;

export default function SliderMinDistance() {
  const [[from, to], setShift] = React.useState<[number, number]>([9, 13]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-sm">
        Bench booked {from}:00 to {to}:00
      </Typography>
      <Slider
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Start' : 'End')}
        getAriaValueText={(value) => `${value}:00`}
        min={6}
        max={22}
        marks
        value={[from, to]}
        onChange={(_event, value, activeThumb) => {
          if (!Array.isArray(value)) {
            return;
          }
          const [start = from, end = to] = value;
          setShift(
            activeThumb === 0
              ? [Math.min(start, to - distance), to]
              : [from, Math.max(end, from + distance)],
          );
        }}
      />
    </Box>
  );
}
