import * as React from 'react';
import MenuRoundedIcon from '@mui/icons-material/MenuRounded';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const PAGES = ['Ships', 'Team', 'Timber', 'Calendar'];

function Pages({ orientation }: { orientation: 'horizontal' | 'vertical' }) {
  return (
    <Box component="nav" aria-label="Main">
      <List orientation={orientation} sx={{ '--ListItem-radius': '8px', '--List-gap': '4px' }}>
        {PAGES.map((page) => (
          <ListItem key={page}>
            <ListItemButton
              component="a"
              href="#"
              selected={page === 'Team'}
              aria-current={page === 'Team' ? 'page' : undefined}
            >
              {page}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

export default function Navigation() {
  const [isOpen, setOpen] = React.useState(false);

  return (
    <Sheet
      component="header"
      variant="soft"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, px: { xs: 2, md: 3 }, py: 1.5 }}
    >
      <IconButton
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuRoundedIcon />
      </IconButton>
      <Typography level="title-lg" component="p">
        Keel & Mast
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Pages orientation="horizontal" />
      </Box>
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
        <Box sx={{ mt: 6, px: 1 }}>
          <Pages orientation="vertical" />
        </Box>
      </Drawer>
    </Sheet>
  );
}
