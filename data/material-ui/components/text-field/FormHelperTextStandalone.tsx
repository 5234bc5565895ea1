import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormHelperTextStandalone() {
  const [lowest, setLowest] = React.useState('18');
  const [highest, setHighest] = React.useState('9');
  const wrong = Number(lowest) > Number(highest);
  const id = React.useId();

  return (
    <div role="group" aria-label="Temperature range" aria-describedby={id}>
      <Stack direction="row" spacing={1} sx={{ maxWidth: 320 }}>
        <TextField
          label="From °C"
          value={lowest}
          onChange={(event) => setLowest(event.target.value)}
          error={wrong}
        />
        <TextField
          label="To °C"
          value={highest}
          onChange={(event) => setHighest(event.target.value)}
          error={wrong}
        />
      </Stack>
      <FormHelperText id={id} variant="outlined" error={wrong}>
        {wrong ? 'The first number must be the smaller one.' : 'Range for storage'}
      </FormHelperText>
    </div>
  );
}
