import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

export default function RadioGroupClearable() {
  const [seed, setSeed] = React.useState('');

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <RadioGroup aria-label="Seeds" value={seed} onChange={(_event, value) => setSeed(value)}>
        <FormControlLabel value="poppy" control={<Radio />} label="Poppy" />
        <FormControlLabel value="sesame" control={<Radio />} label="Sesame" />
      </RadioGroup>
      <Button onClick={() => setSeed('')}>No seeds</Button>
    </Stack>
  );
}
