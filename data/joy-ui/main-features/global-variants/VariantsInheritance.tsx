import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function VariantsInheritance() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Select variant="soft" color="success" defaultValue="kettle" aria-label="Equipment">
        <Option value="kettle">Kettle</Option>
        <Option value="gaiwan">Gaiwan</Option>
      </Select>
      <Sheet variant="soft" color="success" sx={{ borderRadius: 'sm' }}>
        <List aria-label="Shelves">
          <ListItem>
            <ListItemButton>This item is plain and neutral</ListItemButton>
          </ListItem>
          <ListItem>
            <ListItemButton variant="soft" color="success">
              This item has its own props
            </ListItemButton>
          </ListItem>
        </List>
      </Sheet>
    </Stack>
  );
}
