import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const AUTHORS = {
  A: ['Alder', 'Ames', 'Ask', 'Aune'],
  B: ['Bell', 'Berg', 'Birch', 'Brook'],
  C: ['Carr', 'Cole', 'Crane', 'Cruz'],
};

export default function ListSticky() {
  return (
    <Sheet
      variant="outlined"
      role="group"
      aria-label="Authors"
      tabIndex={0}
      sx={{ width: 240, maxHeight: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List aria-label="Authors by letter">
        {Object.entries(AUTHORS).map(([letter, names]) => (
          <ListItem key={letter} nested>
            <ListSubheader
              sticky
              sx={{ '--ListItem-stickyBackground': 'var(--joy-palette-background-level1)' }}
            >
              {letter}
            </ListSubheader>
            <List>
              {names.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
