import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import TextField from '@mui/material/TextField';

export default function DrawerUnsaved() {
  const [open, setOpen] = useState(false);
  const [entry, setEntry] = useState('');

  const leave = () => {
    setOpen(false);
    setEntry('');
  };

  const handleClose: DrawerProps['onClose'] = (_event, reason) => {
    if (entry === '' || reason === 'escapeKeyDown') leave();
  };

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write in the hut book
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={handleClose}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Hut book' }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2, width: { xs: 260, sm: 340 } }}>
          <TextField
            label="Entry"
            multiline
            rows={6}
            autoFocus
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
            helperText="A click outside keeps the drawer open while there is text."
          />
          <Button variant="contained" onClick={leave}>
            Save
          </Button>
          <Button onClick={leave}>Discard</Button>
        </Box>
      </Drawer>
    </>
  );
}
