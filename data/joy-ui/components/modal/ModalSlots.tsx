import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalSlots() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" color="neutral" onClick={() => setOpen(true)}>
        Opening hours
      </Button>
      <Modal
        hideBackdrop
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ root: { sx: { bgcolor: 'background.body' } } }}
      >
        <ModalDialog component="section" slotProps={{ root: { sx: { boxShadow: 'none' } } }}>
          <ModalClose aria-label="Close" />
          <DialogTitle component="h3">Opening hours</DialogTitle>
          <DialogContent>Tuesday to Friday, 17:00–23:00</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
