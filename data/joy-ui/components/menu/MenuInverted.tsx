import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuInverted() {
  return (
    <Dropdown>
      <MenuButton variant="solid" color="primary">
        Safelight
      </MenuButton>
      <Menu variant="solid" color="primary" invertedColors keepMounted>
        <MenuItem>Red</MenuItem>
        <MenuItem>Amber</MenuItem>
        <ListDivider />
        <MenuItem>Off</MenuItem>
      </Menu>
    </Dropdown>
  );
}
