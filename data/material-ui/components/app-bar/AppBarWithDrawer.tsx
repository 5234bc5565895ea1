import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const trips = ['Tonight', 'Booked', 'Past'];

export default function AppBarWithDrawer() {
  const [open, setOpen] = useState(false);
  const [trip, setTrip] = useState('Tonight');
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  const choose = (name: string) => {
    setTrip(name);
    setOpen(false);
  };

  return (
    <>
      <AppBar component="div">
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Trips"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
            Trips
          </Typography>
          <Box component="nav" aria-label="Trips" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {trips.map((name) => (
              <Button
                key={name}
                color="inherit"
                aria-current={name === trip ? 'page' : undefined}
                onClick={() => choose(name)}
                sx={{ '&[aria-current]': { textDecoration: 'underline' } }}
              >
                {name}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        // Hidden by CSS alone, an open drawer would keep the focus.
        open={open && !wide}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Trips' }}
        sx={{ display: { sm: 'none' } }}
      >
        <List sx={{ width: 220 }}>
          {trips.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === trip}
                aria-current={name === trip ? 'page' : undefined}
                onClick={() => choose(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Toolbar />
      <Typography sx={{ p: 3 }}>{trip}: one trip, from Zürich to Zagreb.</Typography>
    </>
  );
}
