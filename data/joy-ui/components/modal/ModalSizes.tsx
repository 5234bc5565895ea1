import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function ModalSizes() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<(typeof sizes)[number]>('sm');

  const show = (value: typeof size) => {
    setSize(value);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1}>
      {sizes.map((value) => (
        <Button key={value} variant="soft" onClick={() => show(value)}>
          {value}
        </Button>
      ))}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog size={size}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Box size {size}</DialogTitle>
          <DialogContent>The shelf for large boxes is beside the door.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
