import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const sendToWarehouse = () => new Promise<void>((resolve) => setTimeout(resolve, 1500));

export default function DialogPending() {
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);

  const close = () => {
    if (!sending) setOpen(false);
  };

  const ship = async () => {
    setSending(true);
    try {
      await sendToWarehouse();
      setOpen(false);
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Ship order 1042
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Ship order 1042?</DialogTitle>
        <DialogContent>
          <DialogContentText role="status">
            {sending ? 'Telling the warehouse …' : 'The warehouse packs it within the hour.'}
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} disabled={sending}>
            Not yet
          </Button>
          <Button onClick={ship} loading={sending} variant="contained">
            Ship it
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
