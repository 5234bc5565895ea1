import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogBackdrop() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Preview the cover
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          backdrop: { sx: { backdropFilter: 'blur(6px)', bgcolor: 'rgb(0 0 0 / 0.3)' } },
          container: { sx: { alignItems: 'flex-end' } },
          paper: { elevation: 0, sx: { borderTop: 4, borderColor: 'primary.main' } },
        }}
      >
        <DialogTitle>Harbor Lights</DialogTitle>
        <DialogContent>Linocut in two colors, printed on gray board.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
