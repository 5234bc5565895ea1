import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalResponsive() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Join the waiting list
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog
          sx={(theme) => ({
            [theme.breakpoints.down('sm')]: {
              inset: 'auto 0 0',
              maxWidth: 'unset',
              transform: 'none',
              borderRadius: '12px 12px 0 0',
            },
          })}
        >
          <DialogTitle>Join the waiting list?</DialogTitle>
          <DialogContent>Three players are ahead of you.</DialogContent>
          <DialogActions>
            <Button onClick={close}>Join</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Not now
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
