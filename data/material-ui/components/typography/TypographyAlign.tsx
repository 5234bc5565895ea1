import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function TypographyAlign() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography align="left">Left: rises at 19:12</Typography>
      <Typography align="center">Center: highest at 00:48</Typography>
      <Typography align="right">Right: sets at 06:25</Typography>
      <Typography align="justify" gutterBottom>
        Justify: the plate was exposed twice, once before and once after midnight, and shows every
        star as a pair.
      </Typography>
      <Typography sx={{ textAlign: 'end' }}>End: follows the reading direction</Typography>
    </Box>
  );
}
