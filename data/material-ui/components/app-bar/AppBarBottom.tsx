import AddIcon from '@mui/icons-material/Add';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const wishes = [
  'Bed 41: tea at six',
  'Bed 45: no breakfast',
  'Bed 46: a second pillow',
  'Bed 52: wake at five',
];

export default function AppBarBottom() {
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, pb: 12, listStyle: 'none' }}>
        {wishes.map((wish) => (
          <Typography key={wish} component="li" sx={{ p: 2 }}>
            {wish}
          </Typography>
        ))}
      </Box>
      <AppBar component="div" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton color="inherit" edge="start" aria-label="Cars">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add a request"
            sx={{ position: 'absolute', top: -28, insetInline: 0, marginInline: 'auto' }}
          >
            <AddIcon />
          </Fab>
          <IconButton color="inherit" edge="end" aria-label="Search requests">
            <SearchIcon />
          </IconButton>
        </Toolbar>
      </AppBar>
    </>
  );
}
