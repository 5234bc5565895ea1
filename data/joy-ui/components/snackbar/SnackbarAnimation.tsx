import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarAnimation() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Record a take</Button>
      <Snackbar
        role="status"
        open={open}
        animationDuration={600}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        sx={{
          '@keyframes take-enter': { from: { opacity: 0, scale: 0.8 } },
          '@keyframes take-exit': { to: { opacity: 0, scale: 0.8 } },
          animation: `${open ? 'take-enter' : 'take-exit'} 600ms forwards`,
          '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
        }}
      >
        Take 4 is recorded.
      </Snackbar>
    </React.Fragment>
  );
}
