import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const shelves = {
  Beans: ['Blue Coco', 'Borlotto', 'Cherokee', 'Greasy Grits', 'Jacob’s Cattle'],
  Lettuce: ['Amish Deer Tongue', 'Bronze Arrow', 'Forellenschluss', 'Rouge d’Hiver'],
  Tomatoes: ['Black Krim', 'Green Zebra', 'Jaune Flamme', 'Paul Robeson'],
};

export default function SheetSticky() {
  return (
    <Sheet
      variant="soft"
      tabIndex={0}
      role="region"
      aria-label="Seed shelves"
      sx={{ width: '100%', maxWidth: 280, maxHeight: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {Object.entries(shelves).map(([shelf, varieties]) => (
          <ListItem key={shelf} nested>
            <ListSubheader sticky>{shelf}</ListSubheader>
            <List>
              {varieties.map((variety) => (
                <ListItem key={variety}>{variety}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
