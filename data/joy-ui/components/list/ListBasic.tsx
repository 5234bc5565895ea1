import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListBasic() {
  return (
    <List aria-label="Opening hours" sx={{ width: '100%', maxWidth: 300 }}>
      <ListItem>Monday, 10:00 to 18:00</ListItem>
      <ListItem>Thursday, 12:00 to 20:00</ListItem>
      <ListItem>Saturday, 9:00 to 13:00</ListItem>
    </List>
  );
}
