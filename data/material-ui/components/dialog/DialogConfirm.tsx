import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DialogConfirm() {
  const [open, setOpen] = useState(false);
  const [question, setQuestion] = useState('');
  const [status, setStatus] = useState('12 entries in the log');
  const resolveRef = useRef((_confirmed: boolean) => {});

  const confirm = (text: string) => {
    setQuestion(text);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      resolveRef.current = resolve;
    });
  };

  const close = (confirmed: boolean) => {
    setOpen(false);
    resolveRef.current(confirmed);
  };

  const clearLog = async () => {
    if (await confirm('Delete all entries?')) setStatus('The log is empty');
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">{status}</Typography>
      <Button variant="outlined" onClick={clearLog}>
        Clear the log
      </Button>
      <Dialog open={open} onClose={() => close(false)}>
        <DialogTitle>{question}</DialogTitle>
        <DialogActions>
          <Button onClick={() => close(false)} autoFocus>
            Cancel
          </Button>
          <Button onClick={() => close(true)}>Delete</Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
