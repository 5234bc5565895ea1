import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const DAYS = ['Tuesday', 'Wednesday', 'Friday', 'Saturday'];

export default function SelectPlaceholder() {
  const id = React.useId();
  const [day, setDay] = React.useState('');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`} shrink>
        Pickup day
      </InputLabel>
      <Select
        displayEmpty
        labelId={`${id}-label`}
        id={id}
        label="Pickup day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
      >
        <MenuItem value="">Any day</MenuItem>
        {DAYS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
