import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSubheaders() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Job</InputLabel>
      <Select labelId={`${id}-label`} id={id} label="Job" defaultValue="">
        <ListSubheader disableSticky>Wheels</ListSubheader>
        <MenuItem value="tube">Change a tube</MenuItem>
        <MenuItem value="true">True a wheel</MenuItem>
        <ListSubheader disableSticky>Brakes</ListSubheader>
        <MenuItem value="pads">Replace pads</MenuItem>
        <MenuItem value="bleed">Bleed a hydraulic brake</MenuItem>
      </Select>
    </FormControl>
  );
}
