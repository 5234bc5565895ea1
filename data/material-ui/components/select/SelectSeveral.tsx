import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const EXTRAS = ['Basket', 'Bell', 'Child seat', 'Fenders', 'Rear rack'];

export default function SelectSeveral() {
  const id = React.useId();
  const [extras, setExtras] = React.useState(['Bell']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Extras</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Extras"
        value={extras}
        onChange={({ target: { value } }) =>
          setExtras(typeof value === 'string' ? value.split(',') : value)
        }
      >
        {EXTRAS.map((extra) => (
          <MenuItem key={extra} value={extra}>
            {extra}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
