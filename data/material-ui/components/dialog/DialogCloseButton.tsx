import { useState } from 'react';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';

export default function DialogCloseButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        About this variety
      </Button>
      <Dialog open={open} onClose={close}>
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>Runner bean “Lighthouse”</DialogTitle>
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, insetInlineEnd: 12 }}
        >
          <Close />
        </IconButton>
        <DialogContent dividers>
          <DialogContentText gutterBottom>
            White flowers, climbs to three meters, tolerates wind.
          </DialogContentText>
          <DialogContentText>
            Given to the library by the keepers of Skerry Light.
          </DialogContentText>
        </DialogContent>
      </Dialog>
    </>
  );
}
