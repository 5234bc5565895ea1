import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import './styles.css';

export default function InteropCompare() {
  return (
    <Paper variant="outlined" className="road-notice">
      <Typography className="road-notice-title">Bridge closed on Sunday</Typography>
      <Typography className="road-notice-text">Cyclists take the ferry at the old mill.</Typography>
    </Paper>
  );
}
