import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const tours = [
  { name: 'Marmot loop', detail: '7 km, 420 m of ascent, no exposed sections.' },
  { name: 'Glacier view', detail: '11 km, 900 m of ascent, a ladder at the second step.' },
  { name: 'Old pass', detail: '16 km, 1150 m of ascent, snow until the end of June.' },
];
const width = { xs: 160, sm: 260 };

export default function DrawerPersistentEnd() {
  const [open, setOpen] = useState(false);
  const [tour, setTour] = useState(tours[0]);
  const opener = useRef<HTMLElement>(null);

  const show = (next: (typeof tours)[number], button: HTMLElement) => {
    opener.current = button;
    setTour(next);
    setOpen(true);
  };

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };

  return (
    <Box sx={{ display: 'flex' }}>
      <List sx={{ flex: 1, minWidth: 0 }}>
        {tours.map((one) => (
          <ListItem key={one.name} disablePadding>
            <ListItemButton
              selected={open && one === tour}
              aria-current={open && one === tour}
              onClick={(event) => show(one, event.currentTarget)}
            >
              <ListItemText primary={one.name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        sx={{
          width: open ? width : 0,
          transition: (theme) => theme.transitions.create('width'),
          '& .MuiDrawer-paper': { width, p: 2, boxSizing: 'border-box' },
        }}
        PaperProps={{ role: 'region', 'aria-label': 'Tour' }}
      >
        <IconButton aria-label="Close the tour" onClick={close} sx={{ alignSelf: 'flex-end' }}>
          <CloseIcon />
        </IconButton>
        <Typography gutterBottom aria-live="polite">
          <strong>{tour?.name}:</strong> {tour?.detail}
        </Typography>
      </Drawer>
    </Box>
  );
}
