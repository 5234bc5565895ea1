import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const [MIN, MAX] = [100, 2000];

export default function SliderWithInput() {
  const [text, setText] = React.useState('650');
  const [grams, setGrams] = React.useState(650);

  const change = (next: string) => {
    setText(next);
    if (next !== '') {
      setGrams(Math.min(MAX, Math.max(MIN, Number(next))));
    }
  };

  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', maxWidth: 400, alignItems: 'center' }}>
      <Slider
        aria-label="Clay in grams"
        min={MIN}
        max={MAX}
        step={50}
        value={grams}
        onChange={(_event, next) => change(String(next))}
      />
      <TextField
        label="Clay (g)"
        type="number"
        size="small"
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setText(String(grams))}
        slotProps={{ htmlInput: { min: MIN, max: MAX } }}
        sx={{ flex: '0 0 112px' }}
      />
    </Stack>
  );
}
