import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogPending() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const attempts = useRef(0);
  const sending = state === 'sending';

  /** Simulates a request whose first attempt fails. */
  const sendToWarehouse = () =>
    new Promise<void>((resolve, reject) => {
      attempts.current += 1;
      setTimeout(attempts.current === 1 ? reject : resolve, 1500);
    });

  const show = () => {
    setState('idle');
    setOpen(true);
  };

  const close = () => {
    if (!sending) setOpen(false);
  };

  const ship = async () => {
    setState('sending');
    try {
      await sendToWarehouse();
      setState('idle');
      setOpen(false);
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={show}>
        Ship order 1042
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Ship order 1042?</DialogTitle>
        <DialogContent>
          <DialogContentText role="status">
            {sending ? 'Sending the order …' : 'The warehouse packs it within an hour.'}
          </DialogContentText>
          {state === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              The warehouse didn’t respond. Try again.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={sending}>
            Cancel
          </Button>
          <Button onClick={ship} loading={sending} variant="contained">
            Ship order
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
