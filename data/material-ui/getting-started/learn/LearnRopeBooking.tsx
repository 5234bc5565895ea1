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
  const [name, setName] = React.useState('');
  const [climbers, setClimbers] = React.useState(['Noor']);
  const free = ROPES.length - climbers.length;

  const book = (event: React.FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') {
      setClimbers([...climbers, name.trim()]);
      setName('');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <Box component="form" onSubmit={book}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'flex-start' }}>
          <TextField
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
      <List aria-label="Bookings">
        {climbers.map((climber, index) => (
          <ListItem
            key={ROPES[index]}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Give back ${ROPES[index]}`}
                onClick={() => setClimbers(climbers.filter((_, other) => other !== index))}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={climber} secondary={ROPES[index]} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
