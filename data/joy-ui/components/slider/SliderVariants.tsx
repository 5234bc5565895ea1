import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function SliderVariants() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      {VARIANTS.map((variant) => (
        <Box key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          <Slider aria-label={`Air flow, ${variant}`} variant={variant} defaultValue={50} />
        </Box>
      ))}
    </Box>
  );
}
