import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StackBasic() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField label="Name of the boat" />
      <TextField label="Back at the pier by" placeholder="16:30" />
      <Button variant="contained">Sign the boat out</Button>
    </Stack>
  );
}
