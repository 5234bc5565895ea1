import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem, { listItemClasses } from '@mui/joy/ListItem';

const LISTS = [
  ['plain', 'neutral'],
  ['outlined', 'neutral'],
  ['soft', 'primary'],
  ['solid', 'success'],
] as const;

export default function ListVariants() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {LISTS.map(([variant, color]) => (
        <List
          key={variant}
          variant={variant}
          color={color}
          aria-label={`Shelves, ${variant}`}
          sx={{
            minWidth: 130,
            flex: 1,
            borderRadius: 'sm',
            [`& .${listItemClasses.root}`]: { color: 'inherit' },
          }}
        >
          <ListItem>Fiction</ListItem>
          <ListItem>History</ListItem>
          <ListItem>Science</ListItem>
        </List>
      ))}
    </Box>
  );
}
