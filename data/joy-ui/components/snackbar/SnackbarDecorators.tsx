import * as React from 'react';
import CheckCircleRoundedIcon from '@mui/icons-material/CheckCircleRounded';
import CloseRoundedIcon from '@mui/icons-material/CloseRounded';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarDecorators() {
  const [open, setOpen] = React.useState(false);
  const triggerRef = React.useRef<HTMLButtonElement>(null);
  const snackbarRef = React.useRef<HTMLDivElement>(null);

  const close = () => {
    if (snackbarRef.current?.contains(document.activeElement)) {
      triggerRef.current?.focus();
    }
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button ref={triggerRef} onClick={() => setOpen(true)}>
        Publish
      </Button>
      <Snackbar
        ref={snackbarRef}
        role="status"
        variant="soft"
        color="success"
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        startDecorator={<CheckCircleRoundedIcon />}
        endDecorator={
          <IconButton aria-label="Close" variant="soft" color="success" onClick={close}>
            <CloseRoundedIcon />
          </IconButton>
        }
      >
        Episode 31 is live.
      </Snackbar>
    </React.Fragment>
  );
}
