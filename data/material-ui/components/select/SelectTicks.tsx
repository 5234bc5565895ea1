import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const TOOLS = ['Chain whip', 'Cone wrench', 'Pump', 'Torque wrench', 'Truing stand'];

export default function SelectTicks() {
  const id = React.useId();
  const [tools, setTools] = React.useState(['Pump', 'Torque wrench']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Tools to bring</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Tools to bring"
        value={tools}
        onChange={({ target: { value } }) =>
          setTools(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(chosen) => (chosen.length > 1 ? `${chosen.length} tools` : chosen[0])}
      >
        {TOOLS.map((tool) => (
          <MenuItem key={tool} value={tool}>
            <CheckIcon
              fontSize="small"
              sx={{ mr: 1.5, visibility: tools.includes(tool) ? 'visible' : 'hidden' }}
            />
            {tool}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
