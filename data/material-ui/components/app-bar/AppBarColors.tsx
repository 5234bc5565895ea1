import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'default', 'inherit', 'transparent'] as const;

export default function AppBarColors() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {colors.map((color) => (
        <AppBar key={color} position="static" component="div" color={color} elevation={1}>
          <Toolbar variant="dense">
            <Typography>{color}</Typography>
          </Toolbar>
        </AppBar>
      ))}
    </Box>
  );
}
