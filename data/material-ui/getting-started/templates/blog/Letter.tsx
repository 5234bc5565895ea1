import { type FormEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function Letter() {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [address, setAddress] = useState('');

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const valid = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
    setError(valid ? '' : 'Enter an email address, such as jo@example.org.');
    setAddress(valid ? email : '');
    if (!valid) {
      field.current?.focus();
    }
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby="letter" sx={{ p: 3 }}>
      <Typography variant="h6" component="h2" id="letter">
        A letter on the first of the month
      </Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        Five stories, one map, nothing else. 8,400 people read it, most of them on a train.
      </Typography>
      <Box component="form" noValidate aria-labelledby="letter" onSubmit={onSubmit}>
        <TextField
          id="letter-email"
          name="email"
          type="email"
          label="Email address"
          autoComplete="email"
          size="small"
          margin="normal"
          fullWidth
          error={error !== ''}
          helperText={error}
          inputRef={field}
        />
        <Button type="submit" variant="contained" fullWidth>
          Send me the letter
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: address ? 2 : 0, overflowWrap: 'anywhere' }}>
        {address && `All aboard, ${address}. The next letter is yours.`}
      </Typography>
    </Paper>
  );
}
