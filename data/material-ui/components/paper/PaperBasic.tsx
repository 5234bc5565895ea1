import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperBasic() {
  return (
    <Paper sx={{ p: 3, maxWidth: 320 }}>
      <Typography>
        Forty sheets of handmade cotton, deckle edge on all four sides, for the poem in red and
        black.
      </Typography>
    </Paper>
  );
}
