import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuSlots() {
  return (
    <Dropdown>
      <MenuButton
        startDecorator="Tray"
        slotProps={{ startDecorator: { sx: { color: 'text.secondary' } } }}
      >
        Developer
      </MenuButton>
      <Menu keepMounted slotProps={{ root: { 'data-tray': 'developer' } }}>
        <MenuItem slotProps={{ root: { title: 'Takes 5 minutes' } }}>Warm up to 20 °C</MenuItem>
        <MenuItem>Replace</MenuItem>
      </Menu>
    </Dropdown>
  );
}
