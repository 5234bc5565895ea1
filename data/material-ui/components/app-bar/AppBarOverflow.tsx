import { useId, useState } from 'react';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const tickets = (
  <Badge badgeContent={3} color="secondary">
    <ConfirmationNumberIcon />
  </Badge>
);
const actions = [
  { name: 'Wake-up call', icon: <BedtimeIcon /> },
  { name: 'Tickets, 3 new', icon: tickets },
];

export default function AppBarOverflow() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <AppBar position="static" component="div">
      <Toolbar>
        <Typography variant="h6" component="p" noWrap sx={{ flex: 1 }}>
          Car 261
        </Typography>
        <Box sx={{ display: { xs: 'none', md: 'flex' } }}>
          {actions.map(({ name, icon }) => (
            <IconButton key={name} color="inherit" aria-label={name}>
              {icon}
            </IconButton>
          ))}
        </Box>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="More"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={(event) => setAnchorEl(event.currentTarget)}
          sx={{ display: { md: 'none' } }}
        >
          <MoreVertIcon />
        </IconButton>
      </Toolbar>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: menuId, 'aria-label': 'More' }}
      >
        {actions.map(({ name, icon }) => (
          <MenuItem key={name} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </AppBar>
  );
}
