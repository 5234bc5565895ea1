import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const rules = Array.from(
  { length: 18 },
  (_value, index) => `Rule ${index + 1}. A player who passes draws one card and keeps a token.`,
);

export default function ModalContentScroll() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Read all rules
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog maxWidth={420} aria-describedby={undefined}>
          <DialogTitle>Rules of the league</DialogTitle>
          <Divider />
          <DialogContent tabIndex={0} role="region" aria-label="Rules">
            {rules.map((rule) => (
              <Typography key={rule}>{rule}</Typography>
            ))}
          </DialogContent>
          <Divider />
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </>
  );
}
