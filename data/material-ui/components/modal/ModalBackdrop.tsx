import { useId, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

const Curtain = styled(Backdrop)({
  zIndex: -1,
  background: 'repeating-linear-gradient(90deg, #5c0a12 0 16px, #7a121c 16px 40px)',
});

const duration = { enter: 900, exit: 500 };

export default function ModalBackdrop() {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Close the curtain
      </Button>
      <Modal
        open={open}
        onClose={close}
        slots={{ backdrop: Curtain }}
        slotProps={{ backdrop: { transitionDuration: duration } }}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Fade in={open} timeout={duration}>
          <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3 }}>
            <p id={titleId}>The curtain is closed</p>
            <Button onClick={close}>Open it</Button>
          </Paper>
        </Fade>
      </Modal>
    </div>
  );
}
