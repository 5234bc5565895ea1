import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const rolls = Array.from({ length: 24 }, (_, index) => `Roll ${index + 101}`);

export default function MenuScroll() {
  return (
    <Dropdown>
      <MenuButton>Choose a roll</MenuButton>
      <Menu keepMounted sx={{ maxHeight: 200, minWidth: 160 }}>
        {rolls.map((roll) => (
          <MenuItem key={roll}>{roll}</MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
