import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function DividerAbsolute() {
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 320, height: 72, px: 2 }}>
      <Typography>Bench 3</Typography>
      <Typography variant="body2" color="text.secondary">
        Reserved for the cake class
      </Typography>
      <Divider absolute />
    </Box>
  );
}
