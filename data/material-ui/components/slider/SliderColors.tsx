import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function SliderColors() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      {colors.map((color, index) => (
        <Slider
          key={color}
          color={color}
          defaultValue={20 + 12 * index}
          aria-label={`Burner ${index + 1}, ${color}`}
        />
      ))}
    </Stack>
  );
}
