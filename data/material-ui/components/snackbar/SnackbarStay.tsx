import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarStay() {
  const opener = useRef<HTMLButtonElement>(null);
  const snackbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    // The snackbar is removed with its focused button.
    if (snackbar.current?.contains(document.activeElement)) opener.current?.focus();
  };

  return (
    <>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Disconnect
      </Button>
      <Snackbar
        ref={snackbar}
        open={open}
        onClose={close}
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
        ContentProps={{ role: 'status', elevation: 12 }}
        message="You are offline. Jobs are saved on this device."
        action={
          <Button color="inherit" size="small" onClick={close}>
            Reconnect
          </Button>
        }
      />
    </>
  );
}
