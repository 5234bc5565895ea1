import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const goal = 12;

export default function InputPasswordStrength() {
  const [password, setPassword] = React.useState('four boats');
  const missing = Math.max(goal - password.length, 0);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinearProgress
        determinate
        aria-label="Password strength"
        color={missing === 0 ? 'success' : 'warning'}
        value={((goal - missing) / goal) * 100}
        sx={{ flex: 'none', mt: 1 }}
      />
      <FormHelperText role="status">
        {missing === 0
          ? 'The password is long enough.'
          : `Add at least ${missing} more character${missing === 1 ? '' : 's'}.`}
      </FormHelperText>
    </FormControl>
  );
}
