import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

export default function ListInverted() {
  return (
    <Sheet
      variant="soft"
      color="primary"
      invertedColors
      sx={{ width: 260, borderRadius: 'md', p: 1 }}
    >
      <List aria-label="Bookmobile" sx={{ '--ListItem-radius': '6px' }}>
        <ListItem nested>
          <ListSubheader sx={{ color: 'text.primary' }}>Bookmobile</ListSubheader>
          <List>
            <ListItem>
              <ListItemButton component="a" href="#inverted-colors">
                Stops
              </ListItemButton>
            </ListItem>
            <ListItem>
              <ListItemButton component="a" href="#inverted-colors" variant="solid" selected>
                Timetable
              </ListItemButton>
            </ListItem>
          </List>
        </ListItem>
      </List>
    </Sheet>
  );
}
