import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperSquare() {
  return (
    <Box sx={{ width: 280, border: 1, borderColor: 'divider' }}>
      <Paper square elevation={3} sx={{ position: 'relative', p: 2 }}>
        <Typography>Press room</Typography>
      </Paper>
      <Typography variant="body2" sx={{ p: 2 }}>
        Two proofs are drying.
      </Typography>
    </Box>
  );
}
