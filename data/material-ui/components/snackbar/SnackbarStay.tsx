import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarStay() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Lose the connection
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
        ContentProps={{ role: 'status', elevation: 12 }}
        message="You are offline. Jobs are kept on this device."
        action={
          <Button color="inherit" size="small" onClick={() => setOpen(false)}>
            Reconnect
          </Button>
        }
      />
    </>
  );
}
