import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkUnderline() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Link href="#underline" underline="always">
        Piers (always)
      </Link>
      <Link href="#underline" underline="hover">
        Fares (hover)
      </Link>
      <Link href="#underline" underline="none">
        Islands (none)
      </Link>
    </Stack>
  );
}
