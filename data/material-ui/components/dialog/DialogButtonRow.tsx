import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogButtonRow() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Finish the recording
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <DialogTitle>Keep this take?</DialogTitle>
        <DialogContent>Take 5, 3:42, two clicks at the end.</DialogContent>
        <DialogActions
          disableSpacing
          sx={{ flexDirection: 'column', alignItems: 'stretch', gap: 1, p: 2 }}
        >
          <Button variant="contained" onClick={close}>
            Keep and record again
          </Button>
          <Button variant="outlined" onClick={close}>
            Keep and stop
          </Button>
          <Button onClick={close}>Discard</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
