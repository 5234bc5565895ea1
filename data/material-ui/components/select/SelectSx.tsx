import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Select, { selectClasses } from '@mui/material/Select';

export default function SelectSx() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 280 }}>
      <InputLabel id={`${id}-label`}>Priority</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        label="Priority"
        defaultValue="soon"
        sx={{
          borderRadius: 6,
          fontWeight: 'bold',
          [`& .${selectClasses.icon}`]: { color: 'text.primary', mr: 1 },
          [`& .${outlinedInputClasses.notchedOutline}`]: { borderWidth: 2 },
        }}
        MenuProps={{ slotProps: { paper: { sx: { mt: 1, borderRadius: 4 } } } }}
      >
        <MenuItem value="now">Today</MenuItem>
        <MenuItem value="soon">This week</MenuItem>
        <MenuItem value="later">No rush</MenuItem>
      </Select>
    </FormControl>
  );
}
