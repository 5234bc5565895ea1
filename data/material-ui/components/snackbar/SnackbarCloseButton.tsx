import { useRef, useState } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarCloseButton() {
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
        Lend the tandem
      </Button>
      <Snackbar
        ref={snackbar}
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') close();
        }}
        message="The tandem is rented until 18:00. Its lock is number 4."
        action={
          <IconButton aria-label="Close" color="inherit" size="small" onClick={close}>
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
    </>
  );
}
