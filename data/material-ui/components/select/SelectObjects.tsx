import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const SERVICES = [
  { id: 1, name: 'Spring check', minutes: 40 },
  { id: 2, name: 'Full service', minutes: 150 },
  { id: 3, name: 'Winter storage', minutes: 20 },
];

export default function SelectObjects() {
  const id = React.useId();
  const [serviceId, setServiceId] = React.useState(1);
  const service = SERVICES.find((entry) => entry.id === serviceId);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Service</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        aria-describedby={`${id}-help`}
        label="Service"
        value={serviceId}
        onChange={(event) => setServiceId(Number(event.target.value))}
      >
        {SERVICES.map((entry) => (
          <MenuItem key={entry.id} value={entry.id}>
            {entry.name}
          </MenuItem>
        ))}
      </Select>
      <FormHelperText id={`${id}-help`}>Takes {service?.minutes} minutes</FormHelperText>
    </FormControl>
  );
}
