import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Logo from './Logo';
import { sections } from './content';

export default function Header() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <Link
        href="#murmur"
        sx={{
          position: 'absolute',
          zIndex: 1,
          px: 2,
          py: 1.5,
          bgcolor: 'background.paper',
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip the menu
      </Link>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 64 }}>
        <Logo />
        <Box
          component="nav"
          aria-label="Sections"
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, mx: 'auto' }}
        >
          {sections.map(({ href, label }) => (
            <Button key={href} href={href} color="inherit">
              {label}
            </Button>
          ))}
        </Box>
        <Button variant="contained" href="#trial" sx={{ ml: { xs: 'auto', md: 0 } }}>
          Borrow one
        </Button>
        <IconButton
          aria-label="Open the menu"
          aria-haspopup="dialog"
          color="inherit"
          edge="end"
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      <Drawer
        anchor="top"
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Menu' }}
      >
        <IconButton
          aria-label="Close the menu"
          onClick={close}
          sx={{ alignSelf: 'flex-end', m: 1.5, mb: 0 }}
        >
          <CloseIcon />
        </IconButton>
        <List component="nav" aria-label="Sections">
          {sections.map(({ href, label }) => (
            <ListItemButton key={href} href={href} onClick={close}>
              <ListItemText primary={label} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </Box>
  );
}
