import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuPosition() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Add to the order
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        marginThreshold={24}
        elevation={3}
        MenuListProps={{ id: menuId, 'aria-label': 'Add to the order' }}
      >
        <MenuItem onClick={close}>Six rolls</MenuItem>
        <MenuItem onClick={close}>A braided loaf</MenuItem>
        <MenuItem onClick={close}>A tray of plum cake</MenuItem>
      </Menu>
    </>
  );
}
