import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonResponsive() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 480 }}>
      <Button variant="contained" fullWidth>
        Fill the container
      </Button>
      <Stack
        direction={{ xs: 'column-reverse', sm: 'row' }}
        spacing={1}
        sx={{ justifyContent: 'end' }}
      >
        <Button>Back to stages</Button>
        <Button variant="contained">Confirm stage</Button>
      </Stack>
    </Stack>
  );
}
