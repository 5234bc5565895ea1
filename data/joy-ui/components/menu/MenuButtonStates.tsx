import ArrowDropDownRoundedIcon from '@mui/icons-material/ArrowDropDownRounded';
import CircularProgress from '@mui/joy/CircularProgress';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';

export default function MenuButtonStates() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 280 }}>
      <Dropdown>
        <MenuButton
          startDecorator="No. 14"
          endDecorator={<ArrowDropDownRoundedIcon />}
          sx={{ width: '100%' }}
        >
          Print
        </MenuButton>
        <Menu keepMounted>
          <MenuItem>One copy</MenuItem>
          <MenuItem>Ten copies</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton
          loading
          loadingPosition="start"
          loadingIndicator={<CircularProgress size="sm" aria-label="Loading" />}
        >
          Printers
        </MenuButton>
        <Menu keepMounted>
          <MenuItem>Studio printer</MenuItem>
        </Menu>
      </Dropdown>
      <Dropdown>
        <MenuButton disabled>No printer</MenuButton>
        <Menu keepMounted>
          <MenuItem>Studio printer</MenuItem>
        </Menu>
      </Dropdown>
    </Stack>
  );
}
