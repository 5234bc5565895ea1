import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarStay() {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
        ContentProps={{ role: 'status', elevation: 12 }}
        message="You are offline. Jobs are saved on this device."
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          >
            Reconnect
          </Button>
        }
      />
    </>
  );
}
