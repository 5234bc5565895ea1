import { useId, useState } from 'react';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

export default function MenuAccount() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';

  return (
    <>
      <IconButton
        aria-label="HO: Hana Okafor’s account"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        <Avatar sx={{ bgcolor: 'grey.800', color: 'common.white' }}>HO</Avatar>
      </IconButton>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{
          paper: {
            sx: {
              mt: 1,
              overflow: 'visible',
              // A corner that points to the avatar.
              '&::before': {
                content: '""',
                position: 'absolute',
                top: -5,
                insetInlineEnd: 22,
                width: 10,
                height: 10,
                rotate: '45deg',
                background: 'inherit',
              },
            },
          },
        }}
        MenuListProps={{ id: menuId, 'aria-label': 'Account' }}
      >
        <ListSubheader role="presentation" sx={{ bgcolor: 'transparent' }}>
          Early shift, oven team
        </ListSubheader>
        <MenuItem onClick={close}>
          <ListItemIcon>
            <SettingsIcon fontSize="small" />
          </ListItemIcon>
          Settings
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
