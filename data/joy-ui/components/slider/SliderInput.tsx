import * as React from 'react';
import Input from '@mui/joy/Input';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

export default function SliderInput() {
  const [minutes, setMinutes] = React.useState<number | ''>(45);

  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ width: '100%', maxWidth: 340, alignItems: 'center' }}
    >
      <Slider
        aria-label="Soak time in minutes"
        max={120}
        value={minutes === '' ? 0 : minutes}
        onChange={(_event, value) => setMinutes(Number(value))}
      />
      <Input
        type="number"
        size="sm"
        aria-label="Soak time in minutes"
        value={minutes}
        onChange={(event) =>
          setMinutes(event.target.value === '' ? '' : Number(event.target.value))
        }
        onBlur={() => setMinutes(Math.min(120, Math.max(0, Number(minutes))))}
        slotProps={{ input: { min: 0, max: 120 } }}
        sx={{ width: 88 }}
      />
    </Stack>
  );
}
