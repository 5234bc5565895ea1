import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import LuggageIcon from '@mui/icons-material/Luggage';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarProminent() {
  return (
    <AppBar position="static" component="div" color="default">
      <Toolbar
        sx={{ minHeight: { xs: 144 }, alignItems: 'stretch', flexDirection: 'column', py: 1 }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <IconButton color="inherit" edge="start" aria-label="Back to all routes">
            <ArrowBackIcon sx={(theme) => ({ scale: theme.direction === 'rtl' ? '-1 1' : '1' })} />
          </IconButton>
          <IconButton color="inherit" edge="end" aria-label="Luggage">
            <LuggageIcon />
          </IconButton>
        </Box>
        <Typography variant="h5" component="p" sx={{ mt: 'auto', pb: 1 }}>
          Vienna to Venice, car 261, bed 45
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
