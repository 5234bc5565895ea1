import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { applySolidInversion } from '@mui/joy/colorInversion';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function InversionBox() {
  return (
    <Box
      component="footer"
      sx={[
        { p: 3, width: '100%', background: 'linear-gradient(120deg, #0f172a, #134e4a)' },
        applySolidInversion('neutral'),
      ]}
    >
      <Typography level="title-lg">Harbor office</Typography>
      <Typography sx={{ mb: 2 }}>
        Pier 1, open daily.{' '}
        <Link href="#box-and-other-elements" underline="always">
          Directions
        </Link>
      </Typography>
      <Button variant="outlined">Write to us</Button>
    </Box>
  );
}
