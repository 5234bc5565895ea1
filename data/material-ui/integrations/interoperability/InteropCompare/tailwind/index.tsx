import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function InteropCompare() {
  return (
    <Paper variant="outlined" className="max-w-80 border-s-4! border-s-teal-700! p-4">
      <Typography className="font-bold!">Bridge closed on Sunday</Typography>
      <Typography className="mt-1!">Cyclists take the ferry at the old mill.</Typography>
    </Paper>
  );
}
