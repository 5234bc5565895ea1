import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function InteropCompare() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 320, borderInlineStart: '4px solid #0f766e' }}>
      <Typography sx={{ fontWeight: 700 }}>Bridge closed on Sunday</Typography>
      <Typography sx={{ mt: 0.5 }}>Cyclists take the ferry at the old mill.</Typography>
    </Paper>
  );
}
