import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuLinks() {
  return (
    <Dropdown>
      <MenuButton variant="plain">Help</MenuButton>
      <Menu keepMounted component="div">
        <MenuItem component="a" href="#links">
          Developing times
        </MenuItem>
        <MenuItem component="a" href="#links">
          Safety in the darkroom
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
