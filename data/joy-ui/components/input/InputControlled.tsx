import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const limit = 40;

export default function InputControlled() {
  const [subject, setSubject] = React.useState('Sowing calendar for March');

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Subject line</FormLabel>
      <Input
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        slotProps={{ input: { maxLength: limit } }}
      />
      <FormHelperText>
        {limit - subject.length} of {limit} characters left
      </FormHelperText>
    </FormControl>
  );
}
