import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkBasic() {
  return (
    <Typography sx={{ maxWidth: 420 }}>
      The night shift plays requests from one o’clock. Write to{' '}
      <Link href="mailto:night@example.org">the night desk</Link> before midnight, or read{' '}
      <Link href="#links-in-text">how a request gets on air</Link>.
    </Typography>
  );
}
