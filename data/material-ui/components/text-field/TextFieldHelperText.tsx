import * as React from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldHelperText() {
  const [drawer, setDrawer] = React.useState('');
  const wrong = drawer !== '' && !/^[A-F]\d{1,2}$/i.test(drawer);

  return (
    <TextField
      label="Drawer"
      placeholder="B12"
      value={drawer}
      onChange={(event) => setDrawer(event.target.value)}
      error={wrong}
      // A single space keeps the line free, so nothing moves when the message appears.
      helperText={wrong ? 'One letter from A to F, then a number' : ' '}
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
    />
  );
}
