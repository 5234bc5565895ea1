import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const PARTS = ['Brake cable', 'Chain', 'Front lamp', 'Grips', 'Inner tube', 'Saddle'];

export default function SelectChips() {
  const id = React.useId();
  const [parts, setParts] = React.useState(['Chain', 'Grips', 'Saddle']);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel id={`${id}-label`}>Parts to order</InputLabel>
      <Select
        multiple
        labelId={`${id}-label`}
        id={id}
        label="Parts to order"
        value={parts}
        onChange={({ target: { value } }) =>
          setParts(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(chosen) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {chosen.map((part) => (
              <Chip key={part} label={part} size="small" />
            ))}
          </Box>
        )}
      >
        {PARTS.map((part) => (
          <MenuItem key={part} value={part}>
            {part}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
