import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function RadioGroupOther() {
  const [writing, setWriting] = React.useState('birthday');

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <RadioGroup
        aria-label="Message on the cake"
        value={writing}
        onChange={(_event, value) => setWriting(value)}
      >
        <FormControlLabel value="birthday" control={<Radio />} label="Happy birthday" />
        <FormControlLabel value="thanks" control={<Radio />} label="Thank you" />
        <FormControlLabel value="other" control={<Radio />} label="Something else" />
      </RadioGroup>
      <TextField
        label="Your message"
        size="small"
        margin="dense"
        disabled={writing !== 'other'}
        slotProps={{ htmlInput: { maxLength: 24 } }}
      />
    </Stack>
  );
}
