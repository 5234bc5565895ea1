import { useId, useState } from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function ModalSheet() {
  const titleId = useId();
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Sheet
          role="dialog"
          aria-modal
          aria-labelledby={titleId}
          variant="soft"
          color="warning"
          sx={{ p: 4, borderRadius: 'xl', textAlign: 'center', outline: 0 }}
        >
          <ModalClose aria-label="Close" color="warning" variant="plain" />
          <Typography id={titleId} level="h3" component="h2" textColor="inherit">
            Seat 12
          </Typography>
          <Typography textColor="inherit">Strategy night, January 16</Typography>
        </Sheet>
      </Modal>
    </>
  );
}
