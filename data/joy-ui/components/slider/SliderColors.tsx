import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SliderColors() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      {COLORS.map((color, index) => (
        <Slider
          key={color}
          aria-label={`Burner ${index + 1}`}
          color={color}
          defaultValue={30 + 10 * index}
        />
      ))}
    </Box>
  );
}
