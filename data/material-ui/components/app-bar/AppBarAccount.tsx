import { useId, useState } from 'react';
import SearchIcon from '@mui/icons-material/Search';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';

const items = ['Profile', 'Reservations', 'Sign out'];

export default function AppBarAccount() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <AppBar position="static" component="div" color="default">
      <Toolbar sx={{ gap: 2 }}>
        <InputBase
          fullWidth
          type="search"
          placeholder="Search trains"
          startAdornment={<SearchIcon sx={{ marginInlineEnd: 1 }} />}
          inputProps={{ 'aria-label': 'Search trains', enterKeyHint: 'search' }}
          sx={{ '& input::placeholder': { opacity: 0.8 } }}
        />
        <IconButton
          edge="end"
          aria-label="Account of RK"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              fontSize: 14,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            RK
          </Avatar>
        </IconButton>
        <Menu
          anchorEl={anchorEl}
          open={open}
          onClose={close}
          MenuListProps={{ id: menuId, 'aria-label': 'Account' }}
        >
          {items.map((item) => (
            <MenuItem key={item} onClick={close}>
              {item}
            </MenuItem>
          ))}
        </Menu>
      </Toolbar>
    </AppBar>
  );
}
