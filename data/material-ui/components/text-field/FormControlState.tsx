import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function LoanHint({ id }: { id: string }) {
  const { focused, filled } = useFormControl() ?? {};
  let text = 'Optional';
  if (focused) {
    text = 'Ask the desk for the six-digit code';
  } else if (filled) {
    text = 'We check the code when you save';
  }
  return <FormHelperText id={id}>{text}</FormHelperText>;
}

export default function FormControlState() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Loan code</InputLabel>
      <OutlinedInput id={id} label="Loan code" aria-describedby={`${id}-hint`} />
      <LoanHint id={`${id}-hint`} />
    </FormControl>
  );
}
