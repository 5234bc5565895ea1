import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Typography from '@mui/material/Typography';

export default function ModalTransition() {
  const [open, setOpen] = useState(false);
  const [phase, setPhase] = useState('closed');
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Tonight’s show
      </Button>
      <Typography sx={{ mt: 1 }}>The program is {phase}.</Typography>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        onTransitionEnter={() => setPhase('open')}
        onTransitionExited={() => setPhase('closed')}
        sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'center' }}
      >
        <Slide in={open} direction="up">
          <Paper
            role="dialog"
            aria-modal
            aria-labelledby={titleId}
            square
            sx={{ p: 3, width: '100%', maxWidth: 600 }}
          >
            <Typography id={titleId} variant="h6" component="h2">
              The Understudy
            </Typography>
            <Typography gutterBottom>19:30 on the small stage. No intermission.</Typography>
            <Button onClick={close}>Close</Button>
          </Paper>
        </Slide>
      </Modal>
    </div>
  );
}
