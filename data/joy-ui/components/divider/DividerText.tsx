import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 300, maxWidth: '100%' }}>
      <Button>Order for delivery</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Pick up at the bakery</Button>
    </Stack>
  );
}
