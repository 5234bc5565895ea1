import { useId, useState } from 'react';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const columns = ['Weight', 'Price', 'Allergens'];

export default function MenuCheckboxes() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Weight', 'Price']);
  const open = Boolean(anchorEl);
  const menuId = useId();

  const toggle = (name: string) =>
    setShown(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Columns ({shown.length})
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        MenuListProps={{ id: menuId, 'aria-label': 'Columns' }}
      >
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>
              {shown.includes(name) ? <CheckBoxIcon /> : <CheckBoxOutlineBlankIcon />}
            </ListItemIcon>
            <ListItemText primary={name} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
