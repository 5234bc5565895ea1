import { useId, useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const spacings = ['Single', 'One and a half', 'Double'];

export default function MenuDense() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [spacing, setSpacing] = useState('Single');
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  const choose = (name: string) => {
    setSpacing(name);
    close();
  };

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Line spacing of the price list
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        MenuListProps={{ id: menuId, dense: true, 'aria-label': 'Line spacing' }}
      >
        {spacings.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === spacing}
            onClick={() => choose(name)}
          >
            {name === spacing && (
              <ListItemIcon>
                <CheckIcon />
              </ListItemIcon>
            )}
            <ListItemText inset={name !== spacing}>{name}</ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" />
        <MenuItem onClick={close}>
          <ListItemText inset>Other spacing…</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
