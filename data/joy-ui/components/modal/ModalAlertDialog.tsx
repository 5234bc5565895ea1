import { useState } from 'react';
import WarningRoundedIcon from '@mui/icons-material/WarningRounded';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalAlertDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" color="danger" onClick={() => setOpen(true)}>
        Cancel the tournament
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle>
            <WarningRoundedIcon color="warning" />
            Cancel the tournament?
          </DialogTitle>
          <DialogContent>All 24 players get a message. You can&apos;t undo this.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={close}>
              Cancel the tournament
            </Button>
            <Button autoFocus variant="plain" color="neutral" onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
