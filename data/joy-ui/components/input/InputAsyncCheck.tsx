import * as React from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const taken = ['meadow', 'orchard'];

export default function InputAsyncCheck() {
  const [name, setName] = React.useState('meadow');
  const [checked, setChecked] = React.useState('');
  const [pending, setPending] = React.useState('');

  React.useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      setChecked(pending);
      setPending('');
    }, 800);
    return () => clearTimeout(timer);
  }, [pending]);

  const clash = checked === name && taken.includes(name);
  const free = checked === name && name !== '' && !clash;

  return (
    <FormControl error={clash} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Team address</FormLabel>
      <Input
        error={clash}
        value={name}
        onChange={(event) => setName(event.target.value.toLowerCase())}
        onBlur={() => setPending(name)}
        endDecorator={pending && <CircularProgress size="sm" aria-label="Checking the address" />}
      />
      <FormHelperText role="status" sx={[clash && { color: 'danger.plainColor' }]}>
        {clash && `“${name}” is taken.`}
        {free && `“${name}” is free.`}
        {!clash && !free && 'The address is checked when you leave the field.'}
      </FormHelperText>
    </FormControl>
  );
}
