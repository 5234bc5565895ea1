import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Typography from '@mui/joy/Typography';

const turns = Array.from(
  { length: 24 },
  (_value, index) => `Turn ${index + 1}: two wood, one clay`,
);

export default function ModalOverflowScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Replay the game
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog aria-describedby={undefined}>
            <ModalClose autoFocus aria-label="Close" />
            <DialogTitle>Replay</DialogTitle>
            <DialogContent>
              {turns.map((turn) => (
                <Typography key={turn}>{turn}</Typography>
              ))}
            </DialogContent>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </>
  );
}
