import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Look at the board
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { backdropFilter: 'none', backgroundColor: 'rgb(0 0 0 / 0.7)' } },
        }}
      >
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Your move</DialogTitle>
          <DialogContent>The board stays sharp behind this dialog.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
