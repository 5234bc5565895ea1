import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import NightSky from './NightSky';
import PasswordField from './PasswordField';
import { type Credentials, signIn, validate } from './session';

export default function SignInSide() {
  const [attempted, setAttempted] = React.useState(false);
  const [values, setValues] = React.useState<Credentials>({ email: '', password: '' });
  const [state, setState] = React.useState<'idle' | 'busy' | 'rejected' | 'done'>('idle');
  const emailRef = React.useRef<HTMLInputElement>(null);
  const passwordRef = React.useRef<HTMLInputElement>(null);
  const errors = attempted ? validate(values) : {};

  const set = (change: Partial<Credentials>) => {
    setValues((all) => ({ ...all, ...change }));
    setState('idle');
  };
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (state === 'busy') {
      return;
    }
    setAttempted(true);
    const found = validate(values);
    if (found.email || found.password) {
      (found.email ? emailRef : passwordRef).current?.focus();
      return;
    }
    setState('busy');
    setState((await signIn(values)) ? 'done' : 'rejected');
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(24rem, 1fr) 1fr' },
        minHeight: '100dvh',
        bgcolor: 'background.body',
      }}
    >
      <Stack
        component="main"
        spacing={3}
        sx={{ width: '100%', maxWidth: 440, mx: 'auto', px: 3, py: 6, justifyContent: 'center' }}
      >
        <Typography level="title-lg" component="p">
          Hilltop Observatory
        </Typography>
        <div>
          <Typography level="h2" component="h1">
            Sign in
          </Typography>
          <Typography sx={{ color: 'text.primary', mt: 1 }}>
            Not a member yet? <Link href="#">Join the observatory</Link>
          </Typography>
        </div>
        <Button variant="soft" color="neutral" component="a" href="#">
          Continue with your library card
        </Button>
        <Divider>or</Divider>
        <Box component="form" noValidate onSubmit={submit}>
          <Stack spacing={2}>
            <FormControl required error={Boolean(errors.email)}>
              <FormLabel>Email</FormLabel>
              <Input
                type="email"
                name="email"
                autoComplete="username"
                value={values.email}
                onChange={(event) => set({ email: event.target.value })}
                slotProps={{ input: { ref: emailRef } }}
              />
              {errors.email && <FormHelperText>{errors.email}</FormHelperText>}
            </FormControl>
            <PasswordField
              inputRef={passwordRef}
              value={values.password}
              error={errors.password}
              onChange={(password) => set({ password })}
            />
            <Stack
              direction="row"
              useFlexGap
              spacing={1}
              sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
            >
              <Checkbox size="sm" name="remember" label="Keep me signed in" />
              <Link level="title-sm" href="#">
                Forgot your password?
              </Link>
            </Stack>
            <Button type="submit" aria-disabled={state === 'busy'}>
              {state === 'busy' ? 'Signing in…' : 'Sign in'}
            </Button>
          </Stack>
        </Box>
        <div role="status">
          {state === 'rejected' && (
            <Alert color="danger">The email or the password isn't right.</Alert>
          )}
          {state === 'done' && (
            <Alert color="success">You are signed in. Clear skies tonight from 21:30.</Alert>
          )}
        </div>
      </Stack>
      <Sheet
        component="aside"
        aria-label="Tonight"
        variant="solid"
        color="primary"
        invertedColors
        sx={{
          position: 'relative',
          minHeight: 240,
          display: 'flex',
          alignItems: 'flex-end',
          overflow: 'hidden',
          p: { xs: 3, md: 6 },
          bgcolor: '#0b1437',
        }}
      >
        <NightSky />
        <Box sx={{ position: 'relative' }}>
          <Typography level="h3" component="h2" sx={{ color: '#fff' }}>
            Tonight
          </Typography>
          <Typography sx={{ color: '#fff', maxWidth: '36ch' }}>
            Saturn rises at 20:50. The large dome is open to members until midnight.
          </Typography>
        </Box>
      </Sheet>
    </Box>
  );
}
