import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressVariables() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <LinearProgress
        determinate
        variant="outlined"
        value={50}
        aria-label="Glass plates"
        sx={{
          '--LinearProgress-thickness': '20px',
          '--LinearProgress-progressThickness': '10px',
          '--LinearProgress-radius': '6px',
        }}
      />
      <LinearProgress
        aria-label="Checking for damage"
        sx={{
          '--LinearProgress-progressMinWidth': '5%',
          '--LinearProgress-progressMaxWidth': '40%',
          '--LinearProgress-circulation': '4s linear infinite',
        }}
      />
    </Stack>
  );
}
