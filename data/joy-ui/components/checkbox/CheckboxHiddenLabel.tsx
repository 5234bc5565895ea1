import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const orders = [
  { customer: 'Odile', loaf: 'Country white, 1 kg' },
  { customer: 'Hamza', loaf: 'Seeded rye, 750 g' },
  { customer: 'Ines', loaf: 'Olive fougasse' },
];

export default function CheckboxHiddenLabel() {
  return (
    <List variant="outlined" sx={{ width: '100%', maxWidth: 360, borderRadius: 'sm' }}>
      {orders.map(({ customer, loaf }) => (
        <ListItem key={customer}>
          <Typography level="body-sm" sx={{ width: 64 }}>
            {customer}
          </Typography>
          <Typography sx={{ flex: 1 }}>{loaf}</Typography>
          <Checkbox slotProps={{ input: { 'aria-label': `Packed for ${customer}` } }} />
        </ListItem>
      ))}
    </List>
  );
}
