import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const FLOORS = [
  ['Ground floor', ['Children', 'Magazines']],
  ['Upper floor', ['Fiction', 'Languages', 'Music']],
] as const;

export default function ListNested() {
  return (
    <List aria-label="Floors" size="sm" variant="outlined" sx={{ width: 260, borderRadius: 'sm' }}>
      {FLOORS.map(([floor, sections]) => (
        <ListItem key={floor} nested>
          <ListSubheader>{floor}</ListSubheader>
          <List>
            {sections.map((section) => (
              <ListItem key={section}>
                <ListItemButton component="a" href="#nested-list">
                  {section}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
