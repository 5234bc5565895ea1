import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const things = [
  { name: 'Silver goblet', place: 'Table, stage left' },
  { name: 'Letter with seal', place: 'Messenger’s pocket' },
  { name: 'Skull', place: 'Grave, center' },
];

export default function CheckboxList() {
  const id = React.useId();

  return (
    <List aria-label="Props for act five" sx={{ width: '100%', maxWidth: 320 }}>
      {things.map(({ name, place }, index) => (
        <ListItem key={name} divider>
          <Checkbox edge="start" inputProps={{ 'aria-labelledby': `${id}-${index}` }} />
          <ListItemText id={`${id}-${index}`} primary={name} secondary={place} />
        </ListItem>
      ))}
    </List>
  );
}
