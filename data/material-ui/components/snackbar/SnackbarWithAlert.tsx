import { useRef, useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const texts: Partial<Record<AlertColor, string>> = {
  success: 'The invoice is sent.',
  error: 'The invoice wasn’t sent because the address is missing.',
};

export default function SnackbarWithAlert() {
  const opener = useRef<HTMLButtonElement>(null);
  const snackbar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [severity, setSeverity] = useState<AlertColor>('success');

  const show = (next: AlertColor, button: HTMLButtonElement) => {
    opener.current = button;
    setSeverity(next);
    setOpen(true);
  };

  // The snackbar is removed with its focused button. Users can also focus the button while the snackbar fades out.
  const returnFocus = () => {
    if (snackbar.current?.contains(document.activeElement)) opener.current?.focus();
  };

  const close = () => {
    setOpen(false);
    returnFocus();
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={(event) => show('success', event.currentTarget)}>
        Send the invoice
      </Button>
      <Button variant="outlined" onClick={(event) => show('error', event.currentTarget)}>
        Send without address
      </Button>
      <Snackbar
        key={severity}
        ref={snackbar}
        open={open}
        autoHideDuration={severity === 'error' ? null : 5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') close();
        }}
        TransitionProps={{ onExited: returnFocus }}
      >
        <Alert severity={severity} elevation={6} onClose={close} sx={{ width: '100%' }}>
          {texts[severity]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
