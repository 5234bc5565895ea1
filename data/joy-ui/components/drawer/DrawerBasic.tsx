import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';

const sections = ['On air', 'Schedule', 'Archive', 'Volunteers'];

export default function DrawerBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Open the menu
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Radio Harbor</DialogTitle>
        <List component="nav" aria-label="Radio Harbor">
          {sections.map((section) => (
            <ListItem key={section} component="div">
              <ListItemButton component="a" href="#basic-drawer" onClick={() => setOpen(false)}>
                {section}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
