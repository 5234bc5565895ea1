import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkUnderline() {
  return (
    <Stack
      component="nav"
      aria-label="Station"
      direction="row"
      spacing={3}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      <Link href="#underline" underline="always">
        Program
      </Link>
      <Link href="#underline" underline="hover">
        Studio hire
      </Link>
      <Link href="#underline" underline="none">
        People
      </Link>
    </Stack>
  );
}
