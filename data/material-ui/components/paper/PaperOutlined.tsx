import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function PaperOutlined() {
  return (
    <Paper variant="outlined" sx={{ width: 280 }}>
      <Typography sx={{ p: 2, fontWeight: 500 }}>Type case 7</Typography>
      <Divider />
      <Typography variant="body2" sx={{ p: 2 }}>
        Garamond italic, 14 point. The lower case is short of the letter k.
      </Typography>
    </Paper>
  );
}
