import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectOpenFromOutside() {
  const id = React.useId();
  const [open, setOpen] = React.useState(false);
  const [color, setColor] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280, alignItems: 'flex-start' }}>
      <FormControl fullWidth>
        <InputLabel id={`${id}-label`}>Paint</InputLabel>
        <Select
          labelId={`${id}-label`}
          id={id}
          label="Paint"
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          value={color}
          onChange={(event) => setColor(event.target.value)}
        >
          <MenuItem value="green">Bottle green</MenuItem>
          <MenuItem value="blue">Harbor blue</MenuItem>
          <MenuItem value="clear">Clear coat</MenuItem>
        </Select>
      </FormControl>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Choose a paint
      </Button>
    </Stack>
  );
}
