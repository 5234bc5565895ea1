import SyncIcon from '@mui/icons-material/Sync';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarDense() {
  return (
    <AppBar position="static" component="div">
      <Toolbar variant="dense" disableGutters sx={{ px: 2 }}>
        <Typography component="p" noWrap sx={{ flex: 1 }}>
          Shunting yard, track 14
        </Typography>
        <IconButton color="inherit" edge="end" size="small" aria-label="Refresh">
          <SyncIcon />
        </IconButton>
      </Toolbar>
    </AppBar>
  );
}
