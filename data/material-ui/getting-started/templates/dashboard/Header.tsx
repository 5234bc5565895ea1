import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import NavigationList from './NavigationList';

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
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        height: 64,
        px: { xs: 2, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Link
        href="#reach"
        sx={{
          position: 'absolute',
          zIndex: 1,
          px: 2,
          py: 1,
          bgcolor: 'background.paper',
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip the navigation
      </Link>
      <IconButton
        aria-label="Open the navigation"
        aria-haspopup="dialog"
        edge="start"
        onClick={() => setOpen(true)}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Box
        component="svg"
        viewBox="0 0 32 32"
        aria-hidden="true"
        sx={{ width: 30, height: 30, flex: 'none', color: 'primary.main' }}
      >
        <path
          d="M3 8v16M29 8v16M3 12l13 6 13-6"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M3 22c4-3 8-3 13 0s9 3 13 0v6H3z" fill="currentColor" opacity="0.35" />
      </Box>
      <Typography component="span" variant="h6" sx={{ fontWeight: 700, mr: 'auto' }}>
        Lockkeeper
      </Typography>
      <Typography sx={{ display: { xs: 'none', sm: 'block' } }}>Nora Vance</Typography>
      <Avatar
        aria-hidden="true"
        sx={{
          width: 36,
          height: 36,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '1rem',
        }}
      >
        NV
      </Avatar>
      <Drawer open={open} onClose={close} PaperProps={{ role: 'dialog', 'aria-label': 'Menu' }}>
        <Box sx={{ width: 'min(17rem, 80vw)', p: 1.5 }}>
          <IconButton aria-label="Close the navigation" onClick={close} sx={{ mb: 1 }}>
            <CloseIcon />
          </IconButton>
          <nav aria-label="Lockkeeper">
            <NavigationList onNavigate={close} />
          </nav>
        </Box>
      </Drawer>
    </Box>
  );
}
