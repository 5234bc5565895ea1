import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyBasic() {
  return (
    <Box sx={{ maxWidth: 480 }}>
      <Typography variant="overline">Open night</Typography>
      <Typography variant="h5" component="p" gutterBottom>
        The rings of Saturn
      </Typography>
      <Typography variant="body2" color="textSecondary">
        The dome opens at nine. Bring warm clothes; the dome isn’t heated.
      </Typography>
    </Box>
  );
}
