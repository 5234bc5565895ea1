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
import { type Faults, check, signIn } from './session';

type State = 'ready' | 'pending' | 'refused' | 'open';

export default function SignIn() {
  const emailField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<State>('ready');

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'pending') return;
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const passphrase = String(data.get('passphrase'));
    const found = check(email, passphrase);
    setFaults(found);
    if (found.email || found.passphrase) {
      setState('ready');
      (found.email ? emailField : passphraseField).current?.focus();
      return;
    }
    setState('pending');
    setState((await signIn(email, passphrase)) ? 'open' : 'refused');
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
          Come in, mind the door
        </Typography>
        <Box role="status" sx={{ my: 2 }}>
          {state === 'open' && (
            <Alert severity="success" variant="outlined">
              You are signed in. Start with the orchids.
            </Alert>
          )}
          {state === 'refused' && (
            <Alert severity="error" variant="outlined">
              The address or the passphrase is incorrect.
            </Alert>
          )}
        </Box>
        <Stack component="form" noValidate spacing={2} onSubmit={onSubmit}>
          <TextField
            id="email"
            name="email"
            type="email"
            label="Work address"
            autoComplete="username"
            required
            fullWidth
            error={faults.email !== undefined}
            helperText={faults.email}
            inputRef={emailField}
          />
          <PassphraseField fault={faults.passphrase} inputRef={passphraseField} />
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
          New here? The head gardener makes the keys.
        </Typography>
      </Paper>
    </Box>
  );
}
