import { useState } from 'react';
import { keyframes } from '@mui/system';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const deal = keyframes({ from: { opacity: 0, translate: '0 24px' } });

export default function ModalAnimated() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Deal a card
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          sx={{
            animation: `${deal} 250ms ease-out`,
            '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
          }}
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>Seven of cups</DialogTitle>
          <DialogContent>Play it now, or keep it until the river rises.</DialogContent>
        </ModalDialog>
      </Modal>
    </>
  );
}
