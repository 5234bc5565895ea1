import { useId } from 'react';
import CircularProgress from '@mui/joy/CircularProgress';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function CircularProgressBusy() {
  const id = useId();

  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 320, p: 2, borderRadius: 'md' }}>
      <Typography
        level="title-md"
        endDecorator={<CircularProgress id={id} size="sm" aria-label="Updating the orders" />}
        sx={{ justifyContent: 'space-between' }}
      >
        Orders for Friday
      </Typography>
      <List aria-busy aria-describedby={id} aria-label="Orders for Friday" size="sm">
        <ListItem>Seeded loaf, 4</ListItem>
        <ListItem>Baguette, 20</ListItem>
      </List>
    </Sheet>
  );
}
