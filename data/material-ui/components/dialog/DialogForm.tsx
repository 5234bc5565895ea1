import { useId, useState, type SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DialogForm() {
  const [open, setOpen] = useState(false);
  const [variety, setVariety] = useState('');
  const formId = useId();

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setVariety(String(new FormData(event.currentTarget).get('variety')));
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Donate seed
      </Button>
      <Typography role="status" sx={{ mt: 1 }}>
        {variety && `Thank you for ${variety}.`}
      </Typography>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Donate seed</DialogTitle>
        <DialogContent>
          <DialogContentText>One packet holds at least twenty dry seeds.</DialogContentText>
          <form id={formId} onSubmit={submit}>
            <TextField
              name="variety"
              label="Variety"
              autoFocus
              required
              fullWidth
              margin="normal"
            />
            <TextField name="year" label="Harvest year" type="number" fullWidth margin="normal" />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" form={formId}>
            Donate
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
