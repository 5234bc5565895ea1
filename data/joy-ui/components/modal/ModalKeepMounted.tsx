import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Textarea from '@mui/joy/Textarea';

export default function ModalKeepMounted() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <ModalDialog aria-describedby={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Review of Night Ferry</DialogTitle>
          <FormControl>
            <FormLabel>Your review (kept as a draft)</FormLabel>
            <Textarea minRows={3} />
          </FormControl>
        </ModalDialog>
      </Modal>
    </>
  );
}
