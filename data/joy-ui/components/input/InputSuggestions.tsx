import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSuggestions() {
  const listId = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Microphone</FormLabel>
      <Input placeholder="Type or pick" slotProps={{ input: { list: listId } }} />
      <datalist id={listId}>
        <option value="Ribbon, room left" />
        <option value="Ribbon, room right" />
        <option value="Condenser, vocal" />
        <option value="Dynamic, snare" />
      </datalist>
    </FormControl>
  );
}
