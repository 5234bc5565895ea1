import * as React from 'react';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputWithoutFormControl() {
  const id = React.useId();

  return (
    <Stack spacing={0.75} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={`${id}-from`}>Booked from</FormLabel>
      <Stack direction="row" spacing={1}>
        <Input
          fullWidth
          id={`${id}-from`}
          type="time"
          defaultValue="10:00"
          aria-describedby={`${id}-hint`}
        />
        <Input
          fullWidth
          aria-label="Booked until"
          type="time"
          defaultValue="13:30"
          aria-describedby={`${id}-hint`}
        />
      </Stack>
      <FormHelperText id={`${id}-hint`}>The studio closes at 22:00.</FormHelperText>
    </Stack>
  );
}
