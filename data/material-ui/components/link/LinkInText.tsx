import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkInText() {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography sx={{ mb: 2 }}>
        A request needs a name, a place, and a reason. The{' '}
        <Link href="#links-in-text" color="inherit">
          reasons from last year
        </Link>{' '}
        fill two folders.
      </Typography>
      <Typography variant="body2" color="text.secondary">
        In fine print, use subtle links: the{' '}
        <Link href="#links-in-text" color="textSecondary">
          rules of the request hour
        </Link>{' '}
        apply.
      </Typography>
    </Box>
  );
}
