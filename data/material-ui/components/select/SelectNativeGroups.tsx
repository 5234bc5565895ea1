import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNativeGroups() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel htmlFor={id}>Spare part</InputLabel>
      <Select native id={id} label="Spare part" defaultValue="">
        <option aria-label="None" value="" />
        <optgroup label="Drivetrain">
          <option value="chain">Chain</option>
          <option value="cassette">Cassette</option>
        </optgroup>
        <optgroup label="Steering">
          <option value="headset">Headset</option>
          <option value="stem">Stem</option>
        </optgroup>
      </Select>
    </FormControl>
  );
}
