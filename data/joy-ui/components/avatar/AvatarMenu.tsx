import Avatar from '@mui/joy/Avatar';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function AvatarMenu() {
  return (
    <Dropdown>
      <MenuButton
        aria-label="Account of Clara Dahl"
        slots={{ root: IconButton }}
        slotProps={{ root: { sx: { borderRadius: '50%', p: 0 } } }}
      >
        <Avatar alt="" src="/images/material-ui/lady-fern.svg" />
      </MenuButton>
      <Menu size="sm" keepMounted>
        <MenuItem>My shifts</MenuItem>
        <MenuItem>Equipment</MenuItem>
        <MenuItem>Sign out</MenuItem>
      </Menu>
    </Dropdown>
  );
}
