import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListCheckboxes() {
  return (
    <List
      aria-label="Tasks before opening"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 300, borderRadius: 'sm' }}
    >
      <ListItem>
        <Checkbox overlay defaultChecked label="Empty the return box" />
      </ListItem>
      <ListItem>
        <Checkbox overlay label="Switch on the lamps" />
      </ListItem>
      <ListItem>
        <Checkbox overlay label="Water the plants" />
      </ListItem>
    </List>
  );
}
