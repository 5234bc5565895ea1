import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BackdropInvisible() {
  const [open, setOpen] = useState(false);
  const [seats, setSeats] = useState(0);

  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        height: 200,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <Button variant="outlined" onClick={() => setSeats(seats + 1)}>
        Seats taken: {seats}
      </Button>
      <Backdrop
        invisible
        open={open}
        onClick={() => setOpen(false)}
        sx={{ position: 'absolute', zIndex: 1 }}
      />
      <Box sx={{ position: 'absolute', zIndex: 2, bottom: 16, insetInline: 16 }}>
        {open && (
          <Paper elevation={4} sx={{ p: 2, mb: 1 }}>
            <Typography variant="body2">Row C is reserved for a school class.</Typography>
          </Paper>
        )}
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Seating note
        </Button>
      </Box>
    </Box>
  );
}
