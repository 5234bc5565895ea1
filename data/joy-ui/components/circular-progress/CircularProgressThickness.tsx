import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressThickness() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <CircularProgress determinate value={70} thickness={2} aria-label="Rye starter" />
      <CircularProgress determinate value={70} thickness={12} aria-label="Wheat starter" />
    </Stack>
  );
}
