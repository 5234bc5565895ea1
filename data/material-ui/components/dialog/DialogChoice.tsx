import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Voice booth', note: 'Free from 14:00' },
  { name: 'Small hall', note: 'Free all day' },
  { name: 'Mixing room', note: 'Free until 11:30' },
];

export default function DialogChoice() {
  const [open, setOpen] = useState(false);
  const [room, setRoom] = useState('Small hall');

  const choose = (name: string) => {
    setRoom(name);
    setOpen(false);
  };

  return (
    <div>
      <Typography gutterBottom>Your session: {room}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change room
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Choose a room</DialogTitle>
        <List sx={{ pt: 0 }}>
          {rooms.map(({ name, note }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                onClick={() => choose(name)}
                selected={name === room}
                aria-current={name === room}
                sx={{ px: 3 }}
              >
                <ListItemText primary={name} secondary={note} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </div>
  );
}
