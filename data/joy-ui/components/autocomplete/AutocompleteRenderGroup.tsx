import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const constellations = ['Aquila', 'Aries', 'Cassiopeia', 'Cygnus', 'Lyra', 'Orion', 'Perseus'];

export default function AutocompleteRenderGroup() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Constellation</FormLabel>
      <Autocomplete
        options={constellations}
        groupBy={(option) => option[0] ?? ''}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <Typography level="title-sm" sx={{ px: 1.5, py: 0.5, color: 'primary.plainColor' }}>
              {group}
            </Typography>
            <List role="group" aria-label={group}>
              {children}
            </List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
