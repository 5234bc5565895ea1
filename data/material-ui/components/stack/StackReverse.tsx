import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function StackReverse() {
  return (
    <Stack
      direction={{ xs: 'column-reverse', sm: 'row' }}
      spacing={1}
      sx={{ width: '100%', maxWidth: 400, justifyContent: 'flex-end' }}
    >
      <Button>Not today</Button>
      <Button variant="contained">Book the ferry</Button>
    </Stack>
  );
}
