import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListMarkers() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
      <List marker="disc" aria-label="What to bring">
        <ListItem>Your card</ListItem>
        <ListItem>A bag</ListItem>
        <ListItem nested>
          The book:
          <List marker="circle">
            <ListItem>Clean</ListItem>
            <ListItem>Complete</ListItem>
          </List>
        </ListItem>
      </List>
      <List component="ol" marker="decimal" aria-label="How to borrow">
        <ListItem>Scan your card.</ListItem>
        <ListItem>Place the books on the table.</ListItem>
        <ListItem>Take the receipt.</ListItem>
      </List>
    </Box>
  );
}
