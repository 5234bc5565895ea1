import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyElement() {
  return (
    <Box component="article" sx={{ maxWidth: 480 }}>
      <Typography variant="h4" component="h3" gutterBottom>
        Log of February 3
      </Typography>
      <Typography gutterBottom>
        Clouds until ten. Then{' '}
        <Typography variant="inherit" component="em">
          forty minutes
        </Typography>{' '}
        of the clearest sky this winter.
      </Typography>
      <Typography variant="caption" component="time" dateTime="2024-02-03T23:40">
        Signed at 23:40
      </Typography>
    </Box>
  );
}
