import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const objects = [
  { name: 'Andromeda', kind: 'Galaxy' },
  { name: 'Whirlpool', kind: 'Galaxy' },
  { name: 'Pleiades', kind: 'Open cluster' },
  { name: 'Beehive', kind: 'Open cluster' },
  { name: 'Helix', kind: 'Planetary nebula' },
];

export default function AutocompleteGroups() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 300 }}>
      <FormLabel>Object</FormLabel>
      <Autocomplete
        options={objects}
        groupBy={(option) => option.kind}
        getOptionLabel={(option) => option.name}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="presentation">
            <ListSubheader sticky>{group}</ListSubheader>
            <List role="group">{children}</List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
