import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ModalReason() {
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('Two seats are reserved for you.');
  const titleId = useId();
  const leave = (text: string) => {
    setAnswer(text);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Release the seats
      </Button>
      <Typography role="status">{answer}</Typography>
      <Modal
        open={open}
        onClose={(_event, reason) => {
          if (reason === 'escapeKeyDown') {
            leave('You pressed Escape. The seats are still reserved.');
          }
        }}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper role="alertdialog" aria-modal aria-labelledby={titleId} sx={{ p: 3 }}>
          <Typography id={titleId} component="h2" sx={{ mb: 2 }}>
            Release row F, seats 3 and 4?
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button autoFocus onClick={() => leave('The seats are still reserved.')}>
              Keep seats
            </Button>
            <Button onClick={() => leave('The seats are released.')}>Release seats</Button>
          </Stack>
        </Paper>
      </Modal>
    </Stack>
  );
}
