import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function FormControlOrientation() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 420 }}>
      {['Producer', 'Engineer', 'Mastering'].map((role) => (
        <FormControl key={role} orientation="horizontal">
          <FormLabel sx={{ flex: '0 0 5.5rem' }}>{role}</FormLabel>
          <Input fullWidth placeholder="Name" />
        </FormControl>
      ))}
    </Stack>
  );
}
