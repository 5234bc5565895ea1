import { useState } from 'react';
import HotelIcon from '@mui/icons-material/Hotel';
import RestaurantIcon from '@mui/icons-material/Restaurant';
import TerrainIcon from '@mui/icons-material/Terrain';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const sections = [
  { name: 'Bunks', icon: <HotelIcon /> },
  { name: 'Kitchen', icon: <RestaurantIcon /> },
  { name: 'Routes', icon: <TerrainIcon /> },
];

export default function DrawerBasic() {
  const [open, setOpen] = useState(false);
  const [section, setSection] = useState('Bunks');

  const choose = (name: string) => {
    setSection(name);
    setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {section}: go elsewhere
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Hut menu' }}
      >
        <List sx={{ width: 240 }}>
          {sections.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={section === name}
                aria-current={section === name ? 'page' : undefined}
                onClick={() => choose(name)}
              >
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </>
  );
}
