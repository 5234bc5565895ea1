import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function LinearProgressVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      {variants.map((variant) => (
        <LinearProgress
          key={variant}
          determinate
          size="lg"
          value={55}
          variant={variant}
          aria-label={`Negatives, ${variant}`}
        />
      ))}
    </Stack>
  );
}
