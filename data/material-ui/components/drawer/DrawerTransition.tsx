import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

export default function DrawerTransition() {
  const [open, setOpen] = useState(false);
  const [phase, setPhase] = useState('closed');

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open slowly
      </Button>
      <Typography role="status">The drawer is {phase}.</Typography>
      <Drawer
        anchor="top"
        open={open}
        onClose={() => setOpen(false)}
        transitionDuration={{ enter: 700, exit: 250 }}
        SlideProps={{
          easing: { enter: 'cubic-bezier(0.2, 1.4, 0.4, 1)', exit: 'ease-in' },
          onEnter: () => setPhase('opening'),
          onEntered: () => setPhase('open'),
          onExit: () => setPhase('closing'),
          onExited: () => setPhase('closed'),
        }}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Bell' }}
      >
        <Box sx={{ p: 3 }}>
          <Typography gutterBottom>Soup is served when the bell rings twice.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Box>
      </Drawer>
    </Box>
  );
}
