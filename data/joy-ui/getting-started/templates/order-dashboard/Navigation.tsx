import * as React from 'react';
import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const PAGES = ['Home', 'Orders', 'Stock', 'Customers', 'Reports'];

function Pages() {
  return (
    <List component="nav" aria-label="Main" sx={{ '--ListItem-radius': '8px' }}>
      {PAGES.map((page) => (
        <ListItem key={page} component="div">
          <ListItemButton
            component="a"
            href="#"
            selected={page === 'Orders'}
            aria-current={page === 'Orders' ? 'page' : undefined}
          >
            {page}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

export default function Navigation() {
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Sheet
      component="header"
      variant="soft"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'row', md: 'column' },
        alignItems: { xs: 'center', md: 'stretch' },
        gap: 1,
        p: 2,
      }}
    >
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuRoundedIcon />
      </IconButton>
      <Typography level="title-lg" component="p" sx={{ px: 1 }}>
        Field & Furrow
      </Typography>
      <Sheet sx={{ display: { xs: 'none', md: 'block' }, bgcolor: 'transparent' }}>
        <Pages />
      </Sheet>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{
          content: {
            'aria-label': 'Menu',
            'aria-labelledby': undefined,
            'aria-describedby': undefined,
          },
        }}
      >
        <ModalClose aria-label="Close the menu" />
        <Sheet sx={{ mt: 6, px: 1, bgcolor: 'transparent' }}>
          <Pages />
        </Sheet>
      </Drawer>
    </Sheet>
  );
}
