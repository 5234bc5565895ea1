import Dropdown from '@mui/joy/Dropdown';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const groups = {
  Film: ['35 mm, ISO 400', '35 mm, ISO 100', '120, ISO 400'],
  Paper: ['Baryta', 'Resin coated'],
};

export default function MenuGroups() {
  return (
    <Dropdown>
      <MenuButton>Order</MenuButton>
      <Menu keepMounted sx={{ minWidth: 180 }}>
        {Object.entries(groups).map(([group, items]) => (
          <ListItem key={group} nested role="none">
            <ListItem
              aria-hidden
              component="span"
              role="presentation"
              sx={{ fontSize: 'xs', fontWeight: 'lg' }}
            >
              {group}
            </ListItem>
            <List role="group" aria-label={group}>
              {items.map((item) => (
                <MenuItem key={item}>{item}</MenuItem>
              ))}
            </List>
          </ListItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
