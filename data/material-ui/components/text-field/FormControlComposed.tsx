import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function FormControlComposed() {
  const id = React.useId();

  return (
    <FormControl required sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel htmlFor={id}>Humidity</InputLabel>
      <OutlinedInput
        id={id}
        label="Humidity"
        name="humidity"
        defaultValue="35"
        aria-describedby={`${id}-help`}
        endAdornment={<InputAdornment position="end">%</InputAdornment>}
        inputProps={{ inputMode: 'numeric' }}
      />
      <FormHelperText id={`${id}-help`} component="div">
        Above 50 the seeds spoil.{' '}
        <Link href="https://en.wikipedia.org/wiki/Seed_bank" target="_blank" rel="noopener">
          How seed banks store
        </Link>
      </FormHelperText>
    </FormControl>
  );
}
