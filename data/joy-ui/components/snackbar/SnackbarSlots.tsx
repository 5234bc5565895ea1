import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarSlots() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Mute the guest</Button>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={6000}
        onClose={() => setOpen(false)}
        startDecorator="Track 2"
        endDecorator="M"
        slotProps={{
          startDecorator: { sx: { fontWeight: 'lg' } },
          endDecorator: { component: 'kbd', sx: { fontFamily: 'code' } },
        }}
      >
        The guest is muted.
      </Snackbar>
    </React.Fragment>
  );
}
