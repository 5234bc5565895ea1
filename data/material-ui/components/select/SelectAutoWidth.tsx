import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Seat post</InputLabel>
      <Select autoWidth labelId={`${id}-label`} id={id} label="Seat post" defaultValue="27.2">
        <MenuItem value="25.4">25.4</MenuItem>
        <MenuItem value="27.2">27.2</MenuItem>
        <MenuItem value="31.6">31.6</MenuItem>
      </Select>
    </FormControl>
  );
}
