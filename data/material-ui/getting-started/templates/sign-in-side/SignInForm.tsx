import { type FormEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { send } from './tonight';

const ways = [
  { id: 'passphrase', label: 'Passphrase' },
  { id: 'code', label: 'Code by email' },
] as const;

type Way = (typeof ways)[number]['id'];

interface Fault {
  field: 'email' | 'secret';
  text: string;
}

export default function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [way, setWay] = useState<Way>('passphrase');
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  /** Whether a code is on its way, so that there is something to enter. */
  const [codeSent, setCodeSent] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const asksSecret = way === 'passphrase' || codeSent;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = findFault();
    setFault(found);
    setMessage('');
    if (found) {
      const field = form.current?.elements.namedItem(found.field);
      if (field instanceof HTMLElement) {
        field.focus();
      }
      return;
    }
    setPending(true);
    await send();
    setPending(false);
    if (asksSecret) {
      setMessage('You are signed in. Mind the cables in the left wing.');
    } else {
      setCodeSent(true);
      setMessage(`Six digits are on their way to ${email}.`);
    }
  };
  const findFault = (): Fault | undefined => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      return { field: 'email', text: 'Enter the address that is on your crew card.' };
    }
    if (asksSecret && way === 'code' && !/^\d{6}$/.test(secret.replace(/\s/g, ''))) {
      return { field: 'secret', text: 'Enter the six digits from the message.' };
    }
    return asksSecret && secret === ''
      ? { field: 'secret', text: 'Enter your passphrase.' }
      : undefined;
  };
  const getFault = (field: Fault['field']) => ({
    error: fault?.field === field,
    helperText: fault?.field === field ? fault.text : undefined,
  });

  return (
    <>
      <Tabs
        value={way}
        onChange={(_event, next: Way) => {
          if (pending) return;
          setWay(next);
          setSecret('');
          setCodeSent(false);
          setFault(undefined);
          setMessage('');
        }}
        aria-label="Way to sign in"
        sx={{ mb: 3 }}
      >
        {ways.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`way-${id}`} aria-controls="way" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="way" aria-labelledby={`way-${way}`}>
        <Stack component="form" ref={form} noValidate spacing={2} onSubmit={onSubmit}>
          <TextField
            id="crew-email"
            name="email"
            type="email"
            label="Email address"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value.trim())}
            {...getFault('email')}
          />
          {asksSecret && (
            <TextField
              key={way}
              id="crew-secret"
              name="secret"
              type={way === 'passphrase' ? 'password' : 'text'}
              label={way === 'passphrase' ? 'Passphrase' : 'Code'}
              autoComplete={way === 'passphrase' ? 'current-password' : 'one-time-code'}
              required
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
              slotProps={{ htmlInput: { inputMode: way === 'code' ? 'numeric' : undefined } }}
              {...getFault('secret')}
            />
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            aria-disabled={pending}
            sx={{
              '&[aria-disabled="true"]': {
                color: 'action.disabled',
                bgcolor: 'action.disabledBackground',
              },
            }}
          >
            {asksSecret ? 'Sign in' : 'Send me a code'}
          </Button>
        </Stack>
      </Box>
      <Typography role="status" sx={{ mt: 2, minHeight: '1.5em', overflowWrap: 'anywhere' }}>
        {message}
      </Typography>
      <Typography color="text.secondary">
        Lost your card? <Link href="#">Ask at the stage door</Link>.
      </Typography>
    </>
  );
}
