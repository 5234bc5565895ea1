import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ModalBasic() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show seat 14
      </Button>
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3, maxWidth: 360 }}>
          <Typography id={titleId} variant="h6" component="h2">
            Row C, seat 14
          </Typography>
          <Typography gutterBottom>
            A pillar hides the left third of the stage. The seat costs half for that.
          </Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </div>
  );
}
