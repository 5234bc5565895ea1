import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function ModalKeepMounted() {
  const [open, setOpen] = useState(false);
  const titleId = useId();

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Note for the coat check
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        keepMounted
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3, width: 320 }}>
          <Typography id={titleId} variant="h6" component="h2" gutterBottom>
            For the coat check
          </Typography>
          <TextField label="Note" fullWidth multiline rows={3} />
          <Button onClick={() => setOpen(false)} sx={{ mt: 1 }}>
            Later
          </Button>
        </Paper>
      </Modal>
    </div>
  );
}
