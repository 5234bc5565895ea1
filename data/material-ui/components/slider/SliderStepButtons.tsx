import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SliderStepButtons() {
  const labelId = React.useId();
  const [width, setWidth] = React.useState(6);

  const setWithin = (next: number) => setWidth(Math.min(20, Math.max(1, next)));

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Gap of the slab roller: {width} mm</Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <IconButton aria-label="Narrower gap" onClick={() => setWithin(width - 1)}>
          <RemoveIcon />
        </IconButton>
        <Slider
          aria-labelledby={labelId}
          min={1}
          max={20}
          value={width}
          onChange={(_event, next) => setWidth(typeof next === 'number' ? next : width)}
        />
        <IconButton aria-label="Wider gap" onClick={() => setWithin(width + 1)}>
          <AddIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
