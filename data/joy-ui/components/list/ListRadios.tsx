import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function ListRadios() {
  return (
    <FormControl sx={{ width: 300, maxWidth: '100%' }}>
      <FormLabel>Pick up your reservation</FormLabel>
      <RadioGroup defaultValue="desk" name="pickup">
        <List sx={{ '--List-gap': '8px', '--ListItem-radius': '8px' }}>
          <ListItem variant="outlined">
            <Radio overlay value="desk" label="At the desk" />
          </ListItem>
          <ListItem variant="outlined">
            <Radio overlay value="locker" label="In a locker, day and night" />
          </ListItem>
          <ListItem variant="outlined">
            <Radio overlay value="bus" label="On the library bus" />
          </ListItem>
        </List>
      </RadioGroup>
    </FormControl>
  );
}
