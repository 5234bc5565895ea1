import { useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const width = 200;

export default function DrawerResponsive() {
  const [open, setOpen] = useState(false);
  const [hut, setHut] = useState('Larch hut');
  const wide = useMediaQuery(useTheme().breakpoints.up('sm'));

  const choose = (name: string) => {
    setHut(name);
    setOpen(false);
  };

  const list = (
    <List component="nav" aria-label="Huts">
      {['Larch hut', 'Scree hut', 'Saddle hut'].map((name) => (
        <ListItemButton
          key={name}
          selected={hut === name}
          aria-current={hut === name ? 'page' : undefined}
          onClick={() => choose(name)}
        >
          <ListItemText primary={name} />
        </ListItemButton>
      ))}
    </List>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        // An open drawer that is hidden with CSS would still lock scrolling.
        open={open && !wide}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' }, '& .MuiDrawer-paper': { width } }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Choose a hut' }}
      >
        {list}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', sm: 'block' },
          width,
          '& .MuiDrawer-paper': { width, boxSizing: 'border-box' },
        }}
      >
        {list}
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, p: 2 }}>
        <IconButton
          aria-label="Huts"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Typography>{hut}: 12 of 30 bunks are free tonight.</Typography>
      </Box>
    </Box>
  );
}
