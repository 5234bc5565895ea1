import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const ROPES = ['Rope 1, slab', 'Rope 2, overhang', 'Rope 3, corner'];

export default function LearnRopeBooking() {
  const field = React.useRef<HTMLInputElement>(null);
  const list = React.useRef<HTMLUListElement>(null);
  const [name, setName] = React.useState('');
  const [bookings, setBookings] = React.useState([{ rope: 'Rope 1, slab', climber: 'Noor' }]);
  const freeRopes = ROPES.filter((rope) => !bookings.some((booking) => booking.rope === rope));
  const free = freeRopes.length;

  const book = (event: React.FormEvent) => {
    event.preventDefault();
    const [rope] = freeRopes;
    if (rope && name.trim() !== '') {
      setBookings([...bookings, { rope, climber: name.trim() }]);
      setName('');
      // The button may become disabled, so move focus to the field.
      field.current?.focus();
    }
  };

  const returnRope = (rope: string) => {
    setBookings(bookings.filter((booking) => booking.rope !== rope));
    // The pressed button is removed, so move focus to the list.
    list.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Box component="form" onSubmit={book}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField
            inputRef={field}
            label="Climber"
            size="small"
            fullWidth
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={free === 1 ? '1 rope is free' : `${free} ropes are free`}
          />
          <Button type="submit" variant="contained" disabled={free === 0}>
            Book
          </Button>
        </Stack>
      </Box>
      <List ref={list} tabIndex={-1} aria-label="Bookings">
        {bookings.map(({ rope, climber }) => (
          <ListItem
            key={rope}
            secondaryAction={
              <IconButton edge="end" aria-label={`Return ${rope}`} onClick={() => returnRope(rope)}>
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={climber} secondary={rope} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
