import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function NarrowForm() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField fullWidth label="Name of the ensemble" />
      <TextField fullWidth label="Number of musicians" type="number" />
    </Stack>
  );
}
