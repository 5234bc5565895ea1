import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectBasic() {
  const id = React.useId();
  const [bike, setBike] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Bicycle type</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Bicycle type"
        value={bike}
        onChange={(event) => setBike(event.target.value)}
      >
        <MenuItem value="city">City bicycle</MenuItem>
        <MenuItem value="cargo">Cargo bicycle</MenuItem>
        <MenuItem value="folding">Folding bicycle</MenuItem>
        <MenuItem value="tandem">Tandem</MenuItem>
      </Select>
    </FormControl>
  );
}
