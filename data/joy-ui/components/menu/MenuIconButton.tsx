import MoreHorizRoundedIcon from '@mui/icons-material/MoreHorizRounded';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

export default function MenuIconButton() {
  return (
    <Dropdown>
      <MenuButton
        slots={{ root: IconButton }}
        slotProps={{ root: { variant: 'outlined', color: 'neutral' } }}
        aria-label="More about this roll"
      >
        <MoreHorizRoundedIcon />
      </MenuButton>
      <Menu placement="bottom-end" keepMounted>
        <MenuItem>Show the contact sheet</MenuItem>
        <MenuItem>Change the label</MenuItem>
      </Menu>
    </Dropdown>
  );
}
