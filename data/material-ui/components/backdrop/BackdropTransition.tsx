import { useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BackdropTransition() {
  const [drawn, setDrawn] = useState(false);
  const [resting, setResting] = useState(true);

  const toggle = () => {
    setResting(false);
    setDrawn(!drawn);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 400 }}>
      <Button variant="outlined" onClick={toggle}>
        {drawn ? 'Open the curtain' : 'Close the curtain'}
      </Button>
      <Box sx={{ position: 'relative', overflow: 'hidden', height: 160, bgcolor: 'action.hover' }}>
        <Typography sx={{ p: 2 }}>The lecture starts at eight.</Typography>
        <Backdrop
          open={drawn}
          slots={{ transition: Slide }}
          slotProps={{
            transition: {
              mountOnEnter: true,
              unmountOnExit: true,
              onEntered: () => setResting(true),
              onExited: () => setResting(true),
            },
          }}
          transitionDuration={{ enter: 900, exit: 500 }}
          sx={{ position: 'absolute', bgcolor: '#7b1f2b' }}
        />
      </Box>
      <Typography role="status">
        {resting && (drawn ? 'The curtain is closed.' : 'The curtain is open.')}
      </Typography>
    </Stack>
  );
}
