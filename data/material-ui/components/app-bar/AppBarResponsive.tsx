import { useId, useRef, useState } from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Routes', 'Cabins', 'Dining car'];

export default function AppBarResponsive() {
  const [open, setOpen] = useState(false);
  const [page, setPage] = useState('Routes');
  const navId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);

  const show = (name: string) => {
    setPage(name);
    setOpen(false);
    // The pressed button folds away. On wide screens the menu button is hidden, and this does nothing.
    menuButton.current?.focus();
  };

  const links = pages.map((name) => (
    <Button
      key={name}
      color="inherit"
      aria-current={name === page ? 'page' : undefined}
      onClick={() => show(name)}
      sx={{ '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 } }}
    >
      {name}
    </Button>
  ));

  return (
    <AppBar position="static" component="div" color="default">
      <Toolbar>
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          Sleeper
        </Typography>
        <Box
          component="nav"
          aria-label="Sleeper, wide"
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          {links}
        </Box>
        <IconButton
          ref={menuButton}
          color="inherit"
          edge="end"
          aria-label="Pages"
          aria-expanded={open}
          aria-controls={navId}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
      </Toolbar>
      <Collapse in={open} id={navId} sx={{ display: { md: 'none' } }}>
        <Box
          component="nav"
          aria-label="Sleeper"
          sx={{ display: 'grid', justifyItems: 'start', px: 1, pb: 1 }}
        >
          {links}
        </Box>
      </Collapse>
    </AppBar>
  );
}
