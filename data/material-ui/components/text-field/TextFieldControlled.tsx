import * as React from 'react';
import TextField from '@mui/material/TextField';

const LIMIT = 40;

export default function TextFieldControlled() {
  const [title, setTitle] = React.useState('Climbing bean, early');

  return (
    <TextField
      label="Packet title"
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      helperText={`${title.length} of ${LIMIT} characters`}
      slotProps={{ htmlInput: { maxLength: LIMIT } }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
