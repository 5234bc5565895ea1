import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function DialogStacked() {
  const [writing, setWriting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');

  const leave = () => (text ? setAsking(true) : setWriting(false));

  const discard = () => {
    setAsking(false);
    setWriting(false);
    setText('');
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setWriting(true)}>
        Write a letter
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} maxWidth="xs">
        <DialogTitle>Discard the letter?</DialogTitle>
        <DialogActions>
          <Button onClick={() => setAsking(false)} autoFocus>
            Keep writing
          </Button>
          <Button onClick={discard}>Discard</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={writing} onClose={leave} fullWidth>
        <DialogTitle>Letter to the harbor office</DialogTitle>
        <DialogContent dividers>
          <TextField
            label="Letter"
            multiline
            rows={4}
            fullWidth
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
