import { type FormEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Panes from './Panes';
import PassphraseField from './PassphraseField';
import { type Errors, check, signIn } from './session';

type State = 'ready' | 'pending' | 'refused' | 'failed' | 'signedIn';

export default function SignIn() {
  const emailField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<State>('ready');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'pending') return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const passphrase = String(data.get('passphrase'));
    const found = check(email, passphrase);
    setErrors(found);
    if (found.email || found.passphrase) {
      setState('ready');
      (found.email ? emailField : passphraseField).current?.focus();
      return;
    }
    setState('pending');
    try {
      setState((await signIn(email, passphrase)) ? 'signedIn' : 'refused');
    } catch {
      setState('failed');
    }
  };

  return (
    <Box
      component="main"
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        overflow: 'hidden',
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Panes />
      <Paper
        variant="outlined"
        sx={{ position: 'relative', width: '100%', maxWidth: '27rem', p: { xs: 3, sm: 5 } }}
      >
        <Typography variant="overline" component="p" color="primary">
          Glasshouse, staff only
        </Typography>
        <Typography variant="h4" component="h1">
          Sign in
        </Typography>
        <Box role="status" sx={{ my: 2 }}>
          {state === 'signedIn' && (
            <Alert severity="success" variant="outlined">
              You are signed in.
            </Alert>
          )}
          {state === 'refused' && (
            <Alert severity="error" variant="outlined">
              The email address or the passphrase is incorrect.
            </Alert>
          )}
          {state === 'failed' && (
            <Alert severity="error" variant="outlined">
              We couldn’t sign you in. Check your connection, and try again.
            </Alert>
          )}
        </Box>
        <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
          <TextField
            id="email"
            name="email"
            type="email"
            label="Work email"
            autoComplete="username"
            required
            fullWidth
            error={errors.email !== undefined}
            helperText={errors.email}
            inputRef={emailField}
          />
          <PassphraseField error={errors.passphrase} inputRef={passphraseField} />
          <FormControlLabel
            control={<Checkbox name="remember" />}
            label="Stay signed in on this device"
          />
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-disabled={state === 'pending'}
          >
            {state === 'pending' ? 'Signing in…' : 'Sign in'}
          </Button>
        </Stack>
        <Typography sx={{ mt: 3 }}>
          <Link href="#">Forgot the passphrase?</Link>
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          New here? Ask the head gardener for an account.
        </Typography>
      </Paper>
    </Box>
  );
}
