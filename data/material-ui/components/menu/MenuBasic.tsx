import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuBasic() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const id = useId();

  return (
    <>
      <Button
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Sourdough
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: `${id}-menu`, 'aria-labelledby': `${id}-button` }}
      >
        <MenuItem onClick={close}>Feed the starter</MenuItem>
        <MenuItem onClick={close}>Print the recipe</MenuItem>
        <MenuItem onClick={close}>Remove from the list</MenuItem>
      </Menu>
    </>
  );
}
