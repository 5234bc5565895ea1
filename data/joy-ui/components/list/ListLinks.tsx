import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

export default function ListLinks() {
  return (
    <nav aria-label="Sections of the article">
      <List size="sm" sx={{ minWidth: 220 }}>
        <ListItem>
          <ListItemButton component="a" href="#basic-list">
            Basic list
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#links" selected aria-current="location">
            Links
          </ListItemButton>
        </ListItem>
        <ListItem>
          <ListItemButton component="a" href="#dividers">
            Dividers
          </ListItemButton>
        </ListItem>
      </List>
    </nav>
  );
}
