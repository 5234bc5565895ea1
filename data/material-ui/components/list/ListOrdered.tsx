import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const steps = [
  'Shift to the smallest sprocket and open the brake.',
  'Remove the wheel, and lift one side of the tire.',
  'Feel along the inside for what made the hole.',
  'Fit the new tube with a little air in it.',
];

export default function ListOrdered() {
  return (
    <List
      component="ol"
      aria-label="How to change a tube"
      sx={{ width: '100%', maxWidth: 480, listStyle: 'decimal', paddingInlineStart: 4 }}
    >
      {steps.map((step) => (
        <ListItem key={step} sx={{ display: 'list-item' }}>
          <ListItemText primary={step} />
        </ListItem>
      ))}
    </List>
  );
}
