import ContentCutRoundedIcon from '@mui/icons-material/ContentCutRounded';
import RotateRightRoundedIcon from '@mui/icons-material/RotateRightRounded';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Typography from '@mui/joy/Typography';

export default function MenuDecorators() {
  return (
    <Dropdown>
      <MenuButton>Edit</MenuButton>
      <Menu keepMounted sx={{ minWidth: 200 }}>
        <MenuItem>
          <ListItemDecorator>
            <ContentCutRoundedIcon />
          </ListItemDecorator>
          Crop
          <Typography level="body-sm" textColor="text.secondary" sx={{ marginInlineStart: 'auto' }}>
            C
          </Typography>
        </MenuItem>
        <MenuItem>
          <ListItemDecorator>
            <RotateRightRoundedIcon />
          </ListItemDecorator>
          Rotate
          <Typography level="body-sm" textColor="text.secondary" sx={{ marginInlineStart: 'auto' }}>
            R
          </Typography>
        </MenuItem>
      </Menu>
    </Dropdown>
  );
}
