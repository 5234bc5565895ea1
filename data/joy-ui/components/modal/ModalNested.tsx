import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalNested() {
  const [open, setOpen] = useState(false);
  const [confirm, setConfirm] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Score sheet
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog>
          <DialogTitle>Score sheet</DialogTitle>
          <DialogContent>Round 3 of 5. Red leads by four points.</DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Save</Button>
            <Button variant="plain" color="danger" onClick={() => setConfirm(true)}>
              Start over
            </Button>
          </DialogActions>
          <Modal open={confirm} onClose={() => setConfirm(false)}>
            <ModalDialog role="alertdialog" size="sm">
              <DialogTitle>Delete all scores?</DialogTitle>
              <DialogContent>You will lose the scores of all three rounds.</DialogContent>
              <DialogActions>
                <Button color="danger" onClick={() => setConfirm(false)}>
                  Delete
                </Button>
                <Button variant="plain" color="neutral" onClick={() => setConfirm(false)}>
                  Keep
                </Button>
              </DialogActions>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </>
  );
}
