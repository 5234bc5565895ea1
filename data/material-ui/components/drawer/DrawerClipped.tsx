import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const width = { xs: 140, sm: 200 };

export default function DrawerClipped() {
  const [day, setDay] = useState('Monday');

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar position="fixed" component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography component="p" variant="h6" noWrap>
            Duty roster
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, '& .MuiDrawer-paper': { width, boxSizing: 'border-box' } }}
        PaperProps={{ component: 'nav', 'aria-label': 'Days' }}
      >
        <Toolbar />
        <List sx={{ overflowY: 'auto' }}>
          {days.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={day === name}
                aria-current={day === name ? 'page' : undefined}
                onClick={() => setDay(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Toolbar />
        <Typography sx={{ p: 3 }}>{day}: Ines cooks, Pavel checks the ropes.</Typography>
      </Box>
    </Box>
  );
}
