import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectNone() {
  const id = React.useId();
  const [lock, setLock] = React.useState('frame');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Lock</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Lock"
        value={lock}
        onChange={(event) => setLock(event.target.value)}
      >
        <MenuItem value="">
          <em>No lock</em>
        </MenuItem>
        <MenuItem value="frame">Frame lock</MenuItem>
        <MenuItem value="chain">Chain</MenuItem>
        <MenuItem value="folding">Folding lock</MenuItem>
      </Select>
    </FormControl>
  );
}
