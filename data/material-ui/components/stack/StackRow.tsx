import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackRow() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar aria-hidden>7</Avatar>
      <Typography>Rowing boat “Otter”</Typography>
      <Button>Rent</Button>
    </Stack>
  );
}
