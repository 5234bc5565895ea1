import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldColors() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField color="secondary" focused label="Kept focused" defaultValue="Saffron crocus" />
      <TextField color="success" label="Focus me" defaultValue="Sweet pea" />
    </Stack>
  );
}
