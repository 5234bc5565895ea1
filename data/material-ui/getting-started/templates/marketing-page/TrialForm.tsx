import { type FormEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Replace this function with a request to your server. */
const order = (email: string) =>
  new Promise<string>((resolve) => setTimeout(() => resolve(email), 600));

export default function TrialForm() {
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [pending, setPending] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const [failed, setFailed] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    setSentTo('');
    setFailed(false);
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      setError('Enter an address such as ada@example.org.');
      field.current?.focus();
      return;
    }
    setError('');
    setPending(true);
    try {
      setSentTo(await order(email));
    } catch {
      setFailed(true);
    }
    setPending(false);
  };

  return (
    <Container component="section" aria-labelledby="trial" sx={{ pb: { xs: 6, md: 10 } }}>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'center',
          gap: { xs: 3, md: 6 },
          p: { xs: 3, md: 6 },
        }}
      >
        <div>
          <Typography variant="h5" component="h2" id="trial" sx={{ scrollMarginTop: 96 }}>
            Borrow one for a season
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            We send a sensor with a return box. Keep it in autumn for 79 euros, or send it back.
          </Typography>
        </div>
        <div>
          <Box
            component="form"
            noValidate
            aria-labelledby="trial"
            onSubmit={onSubmit}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}
          >
            <TextField
              id="trial-email"
              name="email"
              type="email"
              label="Your email address"
              autoComplete="email"
              required
              error={error !== ''}
              helperText={error}
              inputRef={field}
              sx={{ flex: '1 1 14rem' }}
            />
            <Button
              type="submit"
              variant="contained"
              aria-disabled={pending}
              sx={{ minHeight: 56 }}
            >
              {pending ? 'Sending…' : 'Send me one'}
            </Button>
          </Box>
          <div role="status">
            {sentTo && (
              <Alert severity="success" variant="outlined" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
                Check the inbox of {sentTo}. We need to know where the hive is.
              </Alert>
            )}
            {failed && (
              <Alert severity="error" variant="outlined" sx={{ mt: 2 }}>
                We couldn’t send your order. Check your connection, and try again.
              </Alert>
            )}
          </div>
        </div>
      </Paper>
    </Container>
  );
}
