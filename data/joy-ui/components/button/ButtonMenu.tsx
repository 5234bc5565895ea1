import ArrowDropDownRoundedIcon from '@mui/icons-material/ArrowDropDownRounded';
import MoreVertRoundedIcon from '@mui/icons-material/MoreVertRounded';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function ButtonMenu() {
  return (
    <Stack direction="row" spacing={1.5}>
      <Dropdown>
        <MenuButton endDecorator={<ArrowDropDownRoundedIcon />}>Export</MenuButton>
        <Menu size="sm" keepMounted>
          <MenuItem>WAV, 24 bit</MenuItem>
          <MenuItem>FLAC</MenuItem>
          <MenuItem>Stems as ZIP</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton slots={{ root: IconButton }} aria-label="More about this take">
          <MoreVertRoundedIcon />
        </MenuButton>
        <Menu size="sm" placement="bottom-end" keepMounted>
          <MenuItem>Rename</MenuItem>
          <MenuItem color="danger">Delete</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
