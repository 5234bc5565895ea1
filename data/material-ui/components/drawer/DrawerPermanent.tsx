import { useState } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const shelves = ['Dry goods', 'Blankets', 'First aid', 'Tools'];
const width = { xs: 140, sm: 200 };

export default function DrawerPermanent() {
  const [shelf, setShelf] = useState('Dry goods');

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width, '& .MuiDrawer-paper': { width, boxSizing: 'border-box' } }}
        PaperProps={{ component: 'nav', 'aria-label': 'Shelves' }}
      >
        <Typography component="p" variant="h6" sx={{ p: 2 }}>
          Store room
        </Typography>
        <Divider />
        <List>
          {shelves.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={shelf === name}
                aria-current={shelf === name ? 'page' : undefined}
                onClick={() => setShelf(name)}
              >
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography sx={{ flex: 1, minWidth: 0, p: 3 }}>
        {shelf}: counted on 2 September, nothing is missing.
      </Typography>
    </Box>
  );
}
