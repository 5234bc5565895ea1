import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuColors() {
  return (
    <Dropdown>
      <MenuButton>Print 7</MenuButton>
      <Menu keepMounted>
        <MenuItem color="primary" variant="soft">
          Send to the client
        </MenuItem>
        <MenuItem>Duplicate</MenuItem>
        <ListDivider />
        <MenuItem color="danger">Shred</MenuItem>
      </Menu>
    </Dropdown>
  );
}
