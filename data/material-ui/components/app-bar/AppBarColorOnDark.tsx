import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarColorOnDark() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      <AppBar position="static" component="div">
        <Toolbar>
          <Typography>Gray in dark mode</Typography>
        </Toolbar>
      </AppBar>
      <AppBar position="static" component="div" enableColorOnDark>
        <Toolbar>
          <Typography>Also colored in dark mode</Typography>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
