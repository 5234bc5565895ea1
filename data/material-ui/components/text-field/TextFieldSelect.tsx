import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const FAMILIES = ['Asteraceae', 'Brassicaceae', 'Cucurbitaceae', 'Fabaceae', 'Solanaceae'];

export default function TextFieldSelect() {
  const [family, setFamily] = React.useState('Fabaceae');

  return (
    <TextField
      select
      label="Plant family"
      value={family}
      onChange={(event) => setFamily(event.target.value)}
      helperText="Decides which beds may follow"
      slotProps={{
        select: { MenuProps: { slotProps: { paper: { sx: { maxHeight: 280 } } } } },
      }}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      {FAMILIES.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
