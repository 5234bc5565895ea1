import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StackBasic() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField label="Boat name" />
      <TextField label="Return time" placeholder="16:30" />
      <Button variant="contained">Check out boat</Button>
    </Stack>
  );
}
