import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function TypographyColors() {
  return (
    <Stack spacing={1}>
      <Typography color="primary">Now playing: side B</Typography>
      <Typography color="success">The signal is stable</Typography>
      <Typography color="danger">The transmitter is off</Typography>
      <Typography color="neutral">Recorded in 1987</Typography>
      <Typography textColor="text.tertiary">Repeat on Sunday</Typography>
      <Typography textColor="primary.plainColor">Request a song</Typography>
    </Stack>
  );
}
