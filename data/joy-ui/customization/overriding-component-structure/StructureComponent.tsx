import Button from '@mui/joy/Button';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function StructureComponent() {
  return (
    <Sheet
      component="nav"
      aria-label="Archive"
      variant="outlined"
      sx={{ p: 2, borderRadius: 'md' }}
    >
      <List component="ol" marker="decimal" size="sm">
        <ListItem>
          <Link href="#component-prop">Letters</Link>
        </ListItem>
        <ListItem>
          <Link href="#component-prop">Maps</Link>
        </ListItem>
      </List>
      <Stack direction="row" sx={{ mt: 1 }}>
        <Button component="a" href="#component-prop" size="sm" variant="soft">
          All collections
        </Button>
      </Stack>
    </Sheet>
  );
}
