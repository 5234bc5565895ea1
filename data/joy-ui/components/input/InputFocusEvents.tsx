import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputFocusEvents() {
  const [note, setNote] = React.useState('Focus the field to select the whole link.');
  const inputRef = React.useRef<HTMLInputElement>(null);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 420 }}>
      <FormLabel>Share the rough mix</FormLabel>
      <Input
        readOnly
        value="https://tapehouse.example/mix/8f2c"
        onFocus={(event) => {
          event.target.select();
          setNote('Selected. Press Ctrl+C or ⌘C to copy.');
        }}
        onBlur={() => setNote('Focus the field to select the whole link.')}
        endDecorator={
          <Button variant="soft" onClick={() => inputRef.current?.focus()}>
            Select
          </Button>
        }
        slotProps={{ input: { ref: inputRef } }}
      />
      <FormHelperText>{note}</FormHelperText>
    </FormControl>
  );
}
