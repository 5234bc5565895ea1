import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeableDrawerTuned() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Box sx={{ p: 3, paddingInlineStart: 8 }}>
        <Typography gutterBottom>Swipe from the tinted edge on a touch screen.</Typography>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open without a swipe
        </Button>
      </Box>
      <SwipeableDrawer
        open={open}
        onOpen={() => setOpen(true)}
        onClose={close}
        swipeAreaWidth={40}
        hysteresis={0.25}
        minFlingVelocity={250}
        disableBackdropTransition
        SwipeAreaProps={{ sx: { bgcolor: 'action.selected' } }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Rope teams' }}
        // Only needed for the iframe of this demo.
        disablePortal
      >
        <Box sx={{ p: 3, width: 220 }}>
          <Typography gutterBottom>Team one: Ines, Pavel, Ruth</Typography>
          <Typography gutterBottom>Team two: Lior, Maren</Typography>
          <Button onClick={close}>Close</Button>
        </Box>
      </SwipeableDrawer>
    </>
  );
}
