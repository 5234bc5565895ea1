import { useId, useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const ovens = ['Stone oven', 'Deck oven', 'Rack oven', 'Oven under repair'];

export default function MenuSelected() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [oven, setOven] = useState('Rack oven');
  const open = Boolean(anchorEl);
  const menuId = useId();

  const choose = (name: string) => {
    setOven(name);
    setAnchorEl(null);
  };

  return (
    <>
      <List sx={{ width: '100%', maxWidth: 300 }}>
        <ListItem disablePadding>
          <ListItemButton
            aria-haspopup="menu"
            aria-expanded={open}
            aria-controls={open ? menuId : undefined}
            onClick={(event) => setAnchorEl(event.currentTarget)}
          >
            <ListItemText primary="Bake the baguettes in" secondary={oven} />
          </ListItemButton>
        </ListItem>
      </List>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ id: menuId, 'aria-label': 'Oven' }}
      >
        {ovens.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === oven}
            selected={name === oven}
            disabled={name === 'Oven under repair'}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
