import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupRow() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel component="span" id={labelId}>
        Slices
      </FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="whole">
        <FormControlLabel value="whole" control={<Radio />} label="Whole loaf" />
        <FormControlLabel value="thick" control={<Radio />} label="Thick" />
        <FormControlLabel value="thin" control={<Radio />} label="Thin" />
      </RadioGroup>
    </FormControl>
  );
}
