import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning', 'inherit'] as const;

export default function ProgressLinearColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {colors.map((color, index) => (
        <LinearProgress
          key={color}
          color={color}
          variant="determinate"
          value={90 - index * 10}
          aria-label={`Progress, ${color}`}
        />
      ))}
    </Stack>
  );
}
