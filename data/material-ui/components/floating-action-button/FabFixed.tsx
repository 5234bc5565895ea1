import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const notes = [
  { bird: 'Gray heron', place: 'Reed bed, 06:10' },
  { bird: 'Kingfisher', place: 'Weir, 06:25' },
  { bird: 'Marsh tit', place: 'Alder wood, 06:40' },
  { bird: 'Great bittern', place: 'Reed bed, 06:55' },
  { bird: 'Barn swallow', place: 'Boat house, 07:05' },
  { bird: 'Common tern', place: 'Gravel bank, 07:20' },
];

export default function FabFixed() {
  return (
    <Box>
      <List
        aria-label="This morning’s sightings"
        sx={{ paddingBlockEnd: 'calc(88px + env(safe-area-inset-bottom))' }}
      >
        {notes.map(({ bird, place }) => (
          <ListItem key={bird} divider>
            <ListItemText primary={bird} secondary={place} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a sighting"
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
