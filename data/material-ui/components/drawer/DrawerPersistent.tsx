import { useId, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 180;

export default function DrawerPersistent() {
  const [open, setOpen] = useState(true);
  const [valley, setValley] = useState('Upper valley');
  const drawerId = useId();

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        id={drawerId}
        variant="persistent"
        open={open}
        sx={{
          width: open ? width : 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { width, boxSizing: 'border-box' },
        }}
        PaperProps={{ component: 'nav', 'aria-label': 'Valleys' }}
      >
        <List>
          {['Upper valley', 'Lake basin', 'North wall'].map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={valley === name}
                aria-current={valley === name ? 'page' : undefined}
                onClick={() => setValley(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <AppBar position="static" component="div" color="default">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Valleys"
              aria-expanded={open}
              aria-controls={drawerId}
              onClick={() => setOpen(!open)}
            >
              <MenuIcon />
            </IconButton>
          </Toolbar>
        </AppBar>
        <Typography sx={{ p: 3 }}>
          Paths of the {valley.toLowerCase()} are marked in red.
        </Typography>
      </Box>
    </Box>
  );
}
