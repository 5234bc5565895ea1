import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const SIZES = ['medium', 'small'] as const;

export default function SelectSizes() {
  const id = React.useId();

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%' }}>
      {SIZES.map((size) => (
        <FormControl key={size} fullWidth size={size}>
          <InputLabel id={`${id}-${size}`}>Tire width, {size}</InputLabel>
          <Select
            labelId={`${id}-${size}`}
            id={`${id}-${size}-select`}
            label={`Tire width, ${size}`}
            defaultValue="32"
          >
            <MenuItem value="28">28 mm</MenuItem>
            <MenuItem value="32">32 mm</MenuItem>
            <MenuItem value="47">47 mm</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
