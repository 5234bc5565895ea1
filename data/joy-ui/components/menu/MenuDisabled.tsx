import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuDisabled() {
  return (
    <Dropdown>
      <MenuButton>Enlarger</MenuButton>
      <Menu keepMounted>
        <MenuItem>Focus</MenuItem>
        <MenuItem>Test strip</MenuItem>
        <MenuItem disabled>Expose (no paper loaded)</MenuItem>
      </Menu>
    </Dropdown>
  );
}
