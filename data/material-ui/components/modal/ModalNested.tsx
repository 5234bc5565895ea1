import { useId, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface LayerProps {
  action: string;
  title: string;
  children: ReactNode;
}

function Layer({ action, title, children }: LayerProps) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>{action}</Button>
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3, maxWidth: 340 }}>
          <Typography id={titleId} variant="h6" component="h2">
            {title}
          </Typography>
          {children}
          <Button onClick={close}>Back</Button>
        </Paper>
      </Modal>
    </>
  );
}

export default function ModalNested() {
  return (
    <Layer action="Choose a seat" title="Seats in the stalls">
      <p>In row A, you can see the prompter.</p>
      <Layer action="What is the prompter?" title="The prompter">
        <p>The prompter whispers the lines that an actor forgets.</p>
      </Layer>
    </Layer>
  );
}
