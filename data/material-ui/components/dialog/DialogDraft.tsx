import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const signals = ['Bell', 'Foghorn', 'Gull', 'Ship’s whistle', 'Silence'];

function SignalForm(props: { saved: string; onCancel: () => void; onSave: (s: string) => void }) {
  const [draft, setDraft] = useState(props.saved);

  return (
    <>
      <DialogTitle>Tide alarm</DialogTitle>
      <DialogContent dividers>
        <RadioGroup aria-label="Tide alarm" value={draft} onChange={(_, next) => setDraft(next)}>
          {signals.map((signal) => (
            <FormControlLabel key={signal} value={signal} control={<Radio />} label={signal} />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button onClick={() => props.onSave(draft)}>Save</Button>
      </DialogActions>
    </>
  );
}

export default function DialogDraft() {
  const [open, setOpen] = useState(false);
  const [signal, setSignal] = useState('Foghorn');
  const close = () => setOpen(false);

  const save = (next: string) => {
    setSignal(next);
    close();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Tide alarm: {signal}
      </Button>
      <Dialog open={open} onClose={close} maxWidth="xs" fullWidth>
        <SignalForm saved={signal} onCancel={close} onSave={save} />
      </Dialog>
    </>
  );
}
