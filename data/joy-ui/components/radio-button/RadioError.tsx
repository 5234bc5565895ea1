import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioError() {
  const [answer, setAnswer] = React.useState('none');
  const error = answer === 'none';
  const color = error ? 'danger' : undefined;

  return (
    <FormControl error={error} sx={{ maxWidth: 340 }}>
      <FormLabel>Can you show a student card?</FormLabel>
      <RadioGroup
        aria-invalid={error}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      >
        <Radio color={color} value="card" label="Yes" />
        <Radio color={color} value="none" label="No" />
      </RadioGroup>
      <FormHelperText sx={{ mt: 1, ...(error && { color: 'danger.plainColor' }) }}>
        {error ? 'The student fare needs a card.' : 'Keep the card with you on the ride.'}
      </FormHelperText>
    </FormControl>
  );
}
