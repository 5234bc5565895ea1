import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioGroupBasic() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel component="span" id={labelId}>
        Flour
      </FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="rye">
        <FormControlLabel value="rye" control={<Radio />} label="Rye" />
        <FormControlLabel value="spelt" control={<Radio />} label="Spelt" />
        <FormControlLabel value="wheat" control={<Radio />} label="Wheat" />
      </RadioGroup>
    </FormControl>
  );
}
