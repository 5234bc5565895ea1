import { useState } from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import BatteryFullIcon from '@mui/icons-material/BatteryFull';
import MenuIcon from '@mui/icons-material/Menu';
import RadioIcon from '@mui/icons-material/Radio';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const panels = [
  { name: 'Avalanches', icon: <AcUnitIcon />, text: 'Level 2 above 2200 m, north slopes.' },
  { name: 'Radio', icon: <RadioIcon />, text: 'Channel 6, next call at 18:00.' },
  { name: 'Power', icon: <BatteryFullIcon />, text: 'Batteries at 81%, charging.' },
];

export default function DrawerMini() {
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState('Avalanches');

  const size = {
    width: open ? 190 : 57,
    overflowX: 'hidden',
    whiteSpace: 'nowrap',
    boxSizing: 'border-box',
    transition: 'width 225ms',
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ ...size, '& .MuiDrawer-paper': size }}
        PaperProps={{ component: 'nav', 'aria-label': 'Station' }}
      >
        <IconButton
          aria-label="Labels"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ alignSelf: 'flex-start', m: 1 }}
        >
          <MenuIcon />
        </IconButton>
        <List>
          {panels.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <Tooltip title={open ? '' : name} placement="right">
                <ListItemButton
                  selected={panel === name}
                  aria-current={panel === name ? 'page' : undefined}
                  onClick={() => setPanel(name)}
                >
                  <ListItemIcon sx={{ minWidth: 48 }}>{icon}</ListItemIcon>
                  <ListItemText primary={name} />
                </ListItemButton>
              </Tooltip>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography sx={{ flex: 1, p: 3 }}>
        {panels.find(({ name }) => name === panel)?.text}
      </Typography>
    </Box>
  );
}
