import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;

export default function CircularProgressVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <CircularProgress
          key={variant}
          determinate
          value={65}
          variant={variant}
          aria-label={`Proofing, ${variant}`}
        />
      ))}
    </Stack>
  );
}
