import * as React from 'react';
import TextField from '@mui/material/TextField';

function getProblem(value: string) {
  if (value.trim() === '') {
    return 'Enter a germination rate.';
  }
  const rate = Number(value);
  return rate >= 0 && rate <= 100 ? '' : 'Enter a number from 0 to 100.';
}

export default function TextFieldValidation() {
  const [rate, setRate] = React.useState('140');
  const [touched, setTouched] = React.useState(true);
  const problem = touched ? getProblem(rate) : '';

  return (
    <TextField
      required
      label="Germination rate"
      value={rate}
      onChange={(event) => setRate(event.target.value)}
      onBlur={() => setTouched(true)}
      error={problem !== ''}
      helperText={problem || 'Sprouted seeds out of a hundred'}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        formHelperText: { 'aria-live': 'polite' },
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
