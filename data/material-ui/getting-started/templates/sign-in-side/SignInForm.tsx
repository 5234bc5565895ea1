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

const methods = [
  { id: 'passphrase', label: 'Passphrase' },
  { id: 'code', label: 'Code by email' },
] as const;

type Method = (typeof methods)[number]['id'];

interface FieldError {
  field: 'email' | 'secret';
  text: string;
}

export default function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const [method, setMethod] = useState<Method>('passphrase');
  const [email, setEmail] = useState('');
  const [secret, setSecret] = useState('');
  /** Whether a code was sent, so that the field for it is shown. */
  const [codeSent, setCodeSent] = useState(false);
  const [error, setError] = useState<FieldError>();
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const asksSecret = method === 'passphrase' || codeSent;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const found = findError();
    setError(found);
    setMessage('');
    if (found) {
      const field = form.current?.elements.namedItem(found.field);
      if (field instanceof HTMLElement) {
        field.focus();
      }
      return;
    }
    setPending(true);
    try {
      await send();
      setCodeSent(method === 'code');
      setMessage(asksSecret ? 'You are signed in.' : `We sent a code to ${email}.`);
    } catch {
      setMessage('The server didn’t respond. Check your connection, and try again.');
    }
    setPending(false);
  };
  const findError = (): FieldError | undefined => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
      return { field: 'email', text: 'Enter the email address on your crew card.' };
    }
    if (asksSecret && method === 'code' && !/^\d{6}$/.test(secret.replace(/\s/g, ''))) {
      return { field: 'secret', text: 'Enter the six digits of the code.' };
    }
    return asksSecret && secret === ''
      ? { field: 'secret', text: 'Enter your passphrase.' }
      : undefined;
  };
  const getErrorProps = (field: FieldError['field']) => ({
    error: error?.field === field,
    helperText: error?.field === field ? error.text : undefined,
  });

  return (
    <>
      <Tabs
        value={method}
        onChange={(_event, next: Method) => {
          if (pending) return;
          setMethod(next);
          setSecret('');
          setCodeSent(false);
          setError(undefined);
          setMessage('');
        }}
        aria-label="Sign-in method"
        sx={{ mb: 3 }}
      >
        {methods.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`method-${id}`} aria-controls="method" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="method" aria-labelledby={`method-${method}`}>
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
            {...getErrorProps('email')}
          />
          {asksSecret && (
            <TextField
              key={method}
              id="crew-secret"
              name="secret"
              type={method === 'passphrase' ? 'password' : 'text'}
              label={method === 'passphrase' ? 'Passphrase' : 'Code'}
              autoComplete={method === 'passphrase' ? 'current-password' : 'one-time-code'}
              required
              value={secret}
              onChange={(event) => setSecret(event.target.value)}
              slotProps={{ htmlInput: { inputMode: method === 'code' ? 'numeric' : undefined } }}
              {...getErrorProps('secret')}
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
