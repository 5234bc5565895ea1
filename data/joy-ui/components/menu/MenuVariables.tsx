import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuVariables() {
  return (
    <Dropdown>
      <MenuButton sx={{ '--Button-radius': '24px' }}>Exposure</MenuButton>
      <Menu
        keepMounted
        sx={{
          '--List-padding': '0.5rem',
          '--List-radius': '1.25rem',
          '--List-gap': '0.25rem',
          '--ListItem-minHeight': '2.75rem',
          '--ListItem-paddingX': '1.25rem',
        }}
      >
        <MenuItem>4 seconds</MenuItem>
        <MenuItem selected>8 seconds</MenuItem>
        <MenuItem>16 seconds</MenuItem>
      </Menu>
    </Dropdown>
  );
}
