import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LinkInverted() {
  return (
    <Sheet variant="solid" color="primary" invertedColors sx={{ p: 2, borderRadius: 'md' }}>
      <Typography textColor="text.primary">
        The last boat is full.{' '}
        <Link href="#inverted-colors" underline="always">
          See the boats tomorrow
        </Link>
      </Typography>
    </Sheet>
  );
}
