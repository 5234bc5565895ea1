import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ReadOnlyCode() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Typography>Mixdown: 70 %</Typography>
      <LinearProgress aria-label="Mixdown" variant="determinate" value={70} />
    </Stack>
  );
}
