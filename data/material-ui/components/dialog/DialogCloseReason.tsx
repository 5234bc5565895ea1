import { useId, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogCloseReason() {
  const [open, setOpen] = useState(false);
  const [nudged, setNudged] = useState(false);
  const textId = useId();

  const show = () => {
    setNudged(false);
    setOpen(true);
  };

  const handleClose: DialogProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') setNudged(true);
    else setOpen(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={show}>
        Read the storm warning
      </Button>
      <Dialog
        open={open}
        onClose={handleClose}
        aria-describedby={textId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle>Storm from the northwest</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            Gusts of force 9 from 16:00. All boats must return to the harbor.
          </DialogContentText>
          {nudged && (
            <Alert severity="info" sx={{ mt: 2 }}>
              To close the warning, use the button or press Esc.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} autoFocus>
            Acknowledge
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
