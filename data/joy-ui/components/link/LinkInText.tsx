import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function LinkInText() {
  return (
    <div>
      <Typography level="title-lg" sx={{ mb: 1 }}>
        Crossings to{' '}
        <Link href="#links-in-text" underline="always">
          Seal Island
        </Link>
      </Typography>
      <Typography level="body-sm">
        Boats leave hourly. In strong wind, read the{' '}
        <Link href="#links-in-text" underline="always">
          list of cancellations
        </Link>{' '}
        first.
      </Typography>
    </div>
  );
}
