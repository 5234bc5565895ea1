import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

export default function TypographyAlign() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography sx={{ textAlign: 'start' }}>00:00</Typography>
      <Typography sx={{ textAlign: 'center' }}>Sea forecast</Typography>
      <Typography sx={{ textAlign: 'end' }}>00:15</Typography>
    </Box>
  );
}
