import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function InversionMenu() {
  return (
    <Dropdown>
      <MenuButton>Crew</MenuButton>
      <Menu
        keepMounted
        variant="solid"
        color="neutral"
        invertedColors
        sx={{ bgcolor: 'neutral.900' }}
      >
        <MenuItem>Change the shift</MenuItem>
        <MenuItem>Report an incident</MenuItem>
        <ListDivider />
        <MenuItem>Sign off</MenuItem>
      </Menu>
    </Dropdown>
  );
}
