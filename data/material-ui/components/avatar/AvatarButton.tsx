import { useId, useState } from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function AvatarButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        aria-label="IP, Ioana Pop’s account"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>IP</Avatar>
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ id, 'aria-label': 'Account' }}
      >
        <MenuItem onClick={close}>My scores</MenuItem>
        <MenuItem onClick={close}>Absences</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </>
  );
}
