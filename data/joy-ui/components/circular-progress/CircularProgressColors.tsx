import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CircularProgressColors() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <CircularProgress
          key={color}
          determinate
          value={40}
          color={color}
          aria-label={`Oven temperature, ${color}`}
        />
      ))}
    </Stack>
  );
}
