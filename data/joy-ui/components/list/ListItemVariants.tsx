import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListItemVariants() {
  return (
    <List
      aria-label="Notices"
      sx={{ '--List-gap': '8px', '--ListItem-radius': '8px', width: '100%', maxWidth: 340 }}
    >
      <ListItem variant="soft" color="danger">
        The reading room is closed on Friday.
      </ListItem>
      <ListItem variant="soft" color="success">
        The new children’s corner is open.
      </ListItem>
      <ListItem variant="outlined">You can return books at any time.</ListItem>
    </List>
  );
}
