import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogBasic() {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel the landing
      </Button>
      <Dialog open={open} onClose={close} aria-describedby={textId}>
        <DialogTitle>Cancel the landing on Thursday?</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            The boat crew is notified right away, and your permit for the bird reserve is released.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close} autoFocus>
            Keep it
          </Button>
          <Button onClick={close}>Cancel it</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
