import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuBasic() {
  return (
    <Dropdown>
      <MenuButton>Negative 14</MenuButton>
      <Menu keepMounted>
        <MenuItem>Make a contact print</MenuItem>
        <MenuItem>Enlarge</MenuItem>
        <MenuItem>File in the archive</MenuItem>
      </Menu>
    </Dropdown>
  );
}
