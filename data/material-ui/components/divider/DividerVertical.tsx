import BreakfastDiningOutlined from '@mui/icons-material/BreakfastDiningOutlined';
import CakeOutlined from '@mui/icons-material/CakeOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';

export default function DividerVertical() {
  return (
    <Paper variant="outlined" role="group" aria-label="Recipe" sx={{ display: 'flex', gap: 0.5 }}>
      <IconButton aria-label="Bread recipes">
        <BreakfastDiningOutlined />
      </IconButton>
      <IconButton aria-label="Cake recipes">
        <CakeOutlined />
      </IconButton>
      <Divider orientation="vertical" flexItem />
      <IconButton aria-label="Print">
        <PrintOutlined />
      </IconButton>
      <Divider orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Share">
        <ShareOutlined />
      </IconButton>
    </Paper>
  );
}
