import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalReason() {
  const [open, setOpen] = useState(false);
  const [closedBy, setClosedBy] = useState('');

  const close: ModalProps['onClose'] = (_event, reason) => {
    setClosedBy(reason);
    setOpen(reason === 'backdropClick');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Roll the dice
      </Button>
      <Typography role="status" level="body-sm">
        {closedBy ? `Last reason: ${closedBy}` : 'Not closed yet'}
      </Typography>
      <Modal open={open} onClose={close}>
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>You rolled a nine</DialogTitle>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
