import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Rating from '@mui/material/Rating';

const reviews = [
  { guest: 'Mirjam', stars: 5, text: 'The second infusion was even better.' },
  { guest: 'Oke', stars: 3, text: 'Too hot for a white tea.' },
  { guest: 'Salma', stars: 4, text: 'Tastes of hay, in a good way.' },
];

export default function RatingReviews() {
  return (
    <List aria-label="Reviews of the white tea" sx={{ width: '100%', maxWidth: 360 }}>
      {reviews.map(({ guest, stars, text }) => (
        <ListItem key={guest} divider sx={{ display: 'block' }}>
          <Rating
            readOnly
            size="small"
            value={stars}
            getLabelText={(value) => `${guest}: ${value} of 5 stars`}
          />
          <ListItemText primary={text} secondary={guest} />
        </ListItem>
      ))}
    </List>
  );
}
