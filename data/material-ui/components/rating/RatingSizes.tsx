import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Rating
          key={size}
          size={size}
          role="radiogroup"
          aria-label={`Tea house, ${size}`}
          defaultValue={4}
        />
      ))}
    </Stack>
  );
}
