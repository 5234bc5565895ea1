import { useState } from 'react';
import EditIcon from '@mui/icons-material/Edit';
import PrintIcon from '@mui/icons-material/Print';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';

const actions = [
  { name: 'Edit the tour', icon: <EditIcon /> },
  { name: 'Share the tour', icon: <ShareIcon /> },
  { name: 'Print the map', icon: <PrintIcon /> },
];

export default function SwipeableDrawerSheet() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Tour actions
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        disableSwipeToOpen
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Tour actions',
          sx: { width: '100%', maxWidth: 480, marginInline: 'auto', borderRadius: '16px 16px 0 0' },
        }}
      >
        <Box
          sx={{ width: 32, height: 4, mx: 'auto', mt: 1, borderRadius: 2, bgcolor: 'divider' }}
        />
        <List>
          {actions.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton onClick={close}>
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </SwipeableDrawer>
    </>
  );
}
