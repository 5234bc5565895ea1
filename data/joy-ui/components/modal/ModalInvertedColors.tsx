import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalInvertedColors() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a player</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog variant="solid" color="primary" invertedColors>
          <DialogTitle>Invite Samira?</DialogTitle>
          <DialogContent>She plays chess and lives two streets away.</DialogContent>
          <DialogActions>
            <Button onClick={close}>Invite</Button>
            <Button variant="outlined" onClick={close}>
              Later
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
