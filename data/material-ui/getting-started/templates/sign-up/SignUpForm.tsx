import { type FormEvent, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import StrengthMeter from './StrengthMeter';
import { type Errors, type Values, check, quarters, signUp } from './rules';

const empty: Values = { name: '', email: '', passphrase: '', quarter: '', agreed: false };

export default function SignUpForm({ onDone }: { onDone: (name: string) => void }) {
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  /** Returns the props that all text fields share. A change of a field removes its error message. */
  const getField = (name: 'name' | 'email' | 'passphrase' | 'quarter') => ({
    id: `sign-up-${name}`,
    name,
    required: true,
    fullWidth: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setErrors({ ...errors, [name]: undefined });
    },
    error: Boolean(errors[name]),
    helperText: errors[name],
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const found = check(values);
    setErrors(found);
    setFailed(false);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`sign-up-${first}`)?.focus();
      return;
    }
    setPending(true);
    try {
      await signUp();
      onDone(values.name.trim());
    } catch {
      setFailed(true);
    }
    setPending(false);
  };

  return (
    <Stack component="form" noValidate aria-labelledby="join" spacing={2} onSubmit={onSubmit}>
      <TextField {...getField('name')} label="Name" autoComplete="name" />
      <TextField {...getField('email')} label="Email address" type="email" autoComplete="email" />
      <div>
        <TextField
          {...getField('passphrase')}
          label="Passphrase"
          type="password"
          autoComplete="new-password"
        />
        <StrengthMeter passphrase={values.passphrase} />
      </div>
      <TextField {...getField('quarter')} select label="Where you live">
        {quarters.map((quarter) => (
          <MenuItem key={quarter} value={quarter}>
            {quarter}
          </MenuItem>
        ))}
      </TextField>
      <FormControl required error={Boolean(errors.agreed)}>
        <FormControlLabel
          control={
            <Checkbox
              id="sign-up-agreed"
              checked={values.agreed}
              onChange={(_event, agreed) => {
                setValues({ ...values, agreed });
                setErrors({ ...errors, agreed: undefined });
              }}
              inputProps={{ 'aria-describedby': 'sign-up-agreed-text' }}
            />
          }
          label="I accept the rules of the club"
        />
        <FormHelperText id="sign-up-agreed-text">
          {errors.agreed ?? 'There are nine rules.'} <Link href="#">Read the rules</Link>
        </FormHelperText>
      </FormControl>
      {failed && (
        <Alert severity="error" variant="outlined">
          We couldn’t sign you up. Check your connection, and try again.
        </Alert>
      )}
      <Box sx={{ pt: 1 }}>
        <Button type="submit" variant="contained" size="large" fullWidth aria-disabled={pending}>
          {pending ? 'Signing up…' : 'Join the club'}
        </Button>
      </Box>
    </Stack>
  );
}
