import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const flours = [
  'Barley',
  'Buckwheat',
  'Chestnut',
  'Corn',
  'Einkorn',
  'Emmer',
  'Oat',
  'Rice',
  'Light rye',
  'Whole rye',
  'Light spelt',
  'Whole spelt',
  'All-purpose wheat',
  'Whole wheat',
];

export default function MenuLong() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [flour, setFlour] = useState('Whole rye');
  const open = Boolean(anchorEl);
  const menuId = useId();

  const choose = (name: string) => {
    setFlour(name);
    setAnchorEl(null);
  };

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Flour: {flour}
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        slotProps={{ paper: { sx: { maxHeight: 220, width: 200 } } }}
        MenuListProps={{ id: menuId, 'aria-label': 'Flour' }}
      >
        {flours.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === flour}
            selected={name === flour}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
