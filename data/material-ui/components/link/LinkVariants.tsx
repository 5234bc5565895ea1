import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkVariants() {
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Link href="#typography" variant="h5">
        The hour of bells
      </Link>
      <Link href="#typography" variant="body1">
        Next: brass from the pit villages
      </Link>
      <Link href="#typography" variant="caption">
        All times are studio time
      </Link>
    </Stack>
  );
}
