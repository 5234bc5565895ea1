import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const STATES = [
  { label: 'Mechanic', value: '', help: 'Choose a mechanic.', required: true, error: true },
  { label: 'Repair stand owner', value: 'b', help: 'Assigned by the shop.', readOnly: true },
  { label: 'Apprentice', value: '', help: 'No apprentice is working today.', disabled: true },
];

export default function SelectStates() {
  const id = React.useId();

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      {STATES.map(({ label, value, help, readOnly, ...state }, index) => (
        <FormControl key={label} {...state}>
          <InputLabel id={`${id}-label-${index}`}>{label}</InputLabel>
          <Select
            labelId={`${id}-label-${index}`}
            id={`${id}-${index}`}
            aria-describedby={`${id}-help-${index}`}
            label={label}
            defaultValue={value}
            readOnly={readOnly}
          >
            <MenuItem value="a">Aino</MenuItem>
            <MenuItem value="b">Benedikt</MenuItem>
          </Select>
          <FormHelperText disabled={false} id={`${id}-help-${index}`}>
            {help}
          </FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
