import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListSlots() {
  return (
    <List component="div" role="list" aria-label="Rooms" sx={{ width: '100%', maxWidth: 280 }}>
      <ListItem
        role="listitem"
        endAction="12 seats"
        slotProps={{ endAction: { sx: { color: 'text.tertiary', fontSize: 'sm' } } }}
      >
        Map room
      </ListItem>
      <ListItem
        role="listitem"
        endAction="30 seats"
        slotProps={{ endAction: { sx: { color: 'text.tertiary', fontSize: 'sm' } } }}
      >
        Hall
      </ListItem>
    </List>
  );
}
