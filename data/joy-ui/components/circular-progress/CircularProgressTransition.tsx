import { useState } from 'react';
import CircularProgress, { circularProgressClasses } from '@mui/joy/CircularProgress';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function CircularProgressTransition() {
  const [value, setValue] = useState(30);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', width: 200 }}>
      <CircularProgress
        determinate
        size="lg"
        value={value}
        aria-label="Flour in the silo"
        aria-valuenow={value}
        sx={{
          [`& .${circularProgressClasses.progress}`]: {
            transition: 'stroke-dashoffset 400ms',
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        }}
      />
      <Slider
        aria-label="Flour in percent"
        step={10}
        value={value}
        onChange={(_event, next) => setValue(Number(next))}
      />
    </Stack>
  );
}
