import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListHorizontal() {
  return (
    <List
      orientation="horizontal"
      variant="outlined"
      aria-label="Pages of the library"
      sx={{ flexGrow: 0, borderRadius: 'sm' }}
    >
      <ListItem>
        <ListItemButton component="a" href="#basic-list">
          Catalog
        </ListItemButton>
      </ListItem>
      <ListDivider aria-hidden />
      <ListItem>
        <ListItemButton component="a" href="#horizontal-list">
          Events
        </ListItemButton>
      </ListItem>
      <ListDivider aria-hidden />
      <ListItem>
        <ListItemButton component="a" href="#accessibility">
          Help
        </ListItemButton>
      </ListItem>
    </List>
  );
}
