import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'success', 'warning', 'danger'] as const;

export default function LinkColors() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Link key={color} href="#colors" color={color} underline="always">
          {color}
        </Link>
      ))}
    </Stack>
  );
}
