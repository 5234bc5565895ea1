import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const rules = Array.from({ length: 24 }, (_, index) => index + 1);

export default function DialogScroll() {
  const [open, setOpen] = useState(false);
  const [scroll, setScroll] = useState<DialogProps['scroll']>('paper');

  const show = (next: DialogProps['scroll']) => {
    setScroll(next);
    setOpen(true);
  };

  return (
    <>
      <Button onClick={() => show('paper')}>Scroll the text</Button>
      <Button onClick={() => show('body')}>Scroll the whole dialog</Button>
      <Dialog open={open} onClose={() => setOpen(false)} scroll={scroll}>
        <DialogTitle>House rules of the studio</DialogTitle>
        <DialogContent dividers tabIndex={0}>
          {rules.map((rule) => (
            <DialogContentText key={rule} gutterBottom>
              Rule {rule}: whoever moves a microphone puts it back, labels the cable and writes both
              into the room book.
            </DialogContentText>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
