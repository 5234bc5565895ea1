import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function FormControlLabelAbove() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, typography: 'body2', fontWeight: 500 }}>
        What did you notice while the plants were growing?
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        placeholder="Color, vigor, pests"
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`}>Long questions stay readable up here</FormHelperText>
    </FormControl>
  );
}
