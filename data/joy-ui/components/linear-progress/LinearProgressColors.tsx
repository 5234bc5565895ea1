import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinearProgressColors() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {colors.map((color, index) => (
        <LinearProgress
          key={color}
          determinate
          value={30 + 15 * index}
          color={color}
          aria-label={`Shelf ${index + 1}, ${color}`}
        />
      ))}
    </Stack>
  );
}
