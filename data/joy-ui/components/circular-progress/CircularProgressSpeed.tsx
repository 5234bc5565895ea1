import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSpeed() {
  return (
    <Stack direction="row" spacing={3}>
      <CircularProgress
        aria-label="Slow proof"
        sx={{ '--CircularProgress-circulation': '3s linear infinite' }}
      />
      <CircularProgress
        aria-label="Kneading"
        sx={{ '--CircularProgress-circulation': '1.2s steps(8) infinite reverse' }}
      />
    </Stack>
  );
}
