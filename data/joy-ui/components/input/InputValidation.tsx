import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [email, setEmail] = React.useState('lena@harbor');
  const [touched, setTouched] = React.useState(false);
  const invalid = touched && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <FormControl error={invalid} required sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Where should the receipt go?</FormLabel>
      <Input
        type="email"
        error={invalid}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <FormHelperText sx={[invalid && { color: 'danger.plainColor' }]}>
        {invalid
          ? 'The address needs a domain, such as harbor.example.'
          : 'We send the receipt to this address.'}
      </FormHelperText>
    </FormControl>
  );
}
