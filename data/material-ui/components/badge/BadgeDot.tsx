import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const counters = [
  { name: 'Letters', open: true },
  { name: 'Parcels', open: true },
  { name: 'Savings bank', open: false },
];

export default function BadgeDot() {
  return (
    <List aria-label="Counters">
      {counters.map(({ name, open }) => (
        <ListItem key={name}>
          <Badge
            variant="dot"
            color="success"
            invisible={!open}
            slotProps={{ badge: { role: 'img', 'aria-label': 'open', 'aria-hidden': !open } }}
            sx={{ pr: 1.5 }}
          >
            {name}
          </Badge>
        </ListItem>
      ))}
    </List>
  );
}
