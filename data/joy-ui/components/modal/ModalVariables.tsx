import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalVariables() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the hint
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          sx={{
            '--ModalDialog-maxWidth': '24rem',
            '--Card-padding': '2.5rem',
            '--Card-radius': '24px',
            '--ModalClose-inset': '1rem',
            '--ModalClose-radius': '50%',
          }}
        >
          <ModalClose aria-label="Close" variant="soft" />
          <DialogTitle>Hint</DialogTitle>
          <DialogContent>The lighthouse counts twice.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
