import { forwardRef, useState, type Ref } from 'react';
import Close from '@mui/icons-material/Close';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Slide, { type SlideProps } from '@mui/material/Slide';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';

const SlideUp = forwardRef(function SlideUp(props: SlideProps, ref: Ref<unknown>) {
  return <Slide direction="up" ref={ref} {...props} />;
});

export default function DialogFullScreen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add a log entry
      </Button>
      <Dialog fullScreen open={open} onClose={close} slots={{ transition: SlideUp }}>
        <AppBar position="sticky" component="div">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Close without saving"
              onClick={close}
            >
              <Close />
            </IconButton>
            <DialogTitle noWrap sx={{ flex: 1, px: 1 }}>
              Log entry, day 4
            </DialogTitle>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField label="Weather" fullWidth margin="normal" autoFocus />
          <TextField label="Events" fullWidth margin="normal" multiline minRows={6} />
        </DialogContent>
      </Dialog>
    </>
  );
}
