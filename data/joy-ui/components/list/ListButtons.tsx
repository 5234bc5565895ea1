import * as React from 'react';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ListButtons() {
  const [message, setMessage] = React.useState('');

  return (
    <Stack spacing={1} sx={{ width: 300, maxWidth: '100%' }}>
      <List aria-label="Reserve a place" variant="outlined" sx={{ borderRadius: 'sm' }}>
        {['Window desk', 'Sofa corner', 'Quiet room'].map((place) => (
          <ListItem key={place}>
            <ListItemButton onClick={() => setMessage(`Reserved: ${place}`)}>
              {place}
            </ListItemButton>
          </ListItem>
        ))}
        <ListItem>
          <ListItemButton disabled>Garden bench</ListItemButton>
        </ListItem>
      </List>
      <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Stack>
  );
}
