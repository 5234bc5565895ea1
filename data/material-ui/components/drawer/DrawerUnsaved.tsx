import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function DrawerUnsaved() {
  const [open, setOpen] = useState(false);
  const [entry, setEntry] = useState('');
  const [saved, setSaved] = useState('');

  const leave = (text: string) => {
    setSaved(text);
    setEntry('');
    setOpen(false);
  };

  const handleClose: DrawerProps['onClose'] = (_event, reason) => {
    if (entry === '' || reason === 'escapeKeyDown') setOpen(false);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write in the guest book
      </Button>
      <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
        {saved && `Latest entry: ${saved}`}
      </Typography>
      <Drawer
        anchor="right"
        open={open}
        onClose={handleClose}
        PaperProps={{ role: 'dialog', 'aria-modal': true, 'aria-label': 'Guest book' }}
      >
        <Box sx={{ display: 'grid', gap: 2, p: 2, width: { xs: 260, sm: 340 } }}>
          <TextField
            label="Entry"
            multiline
            rows={6}
            autoFocus
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
            helperText="A click outside keeps the drawer open while there is text. Escape closes it and keeps the text."
          />
          <Button variant="contained" onClick={() => leave(entry || saved)}>
            Save
          </Button>
          <Button onClick={() => leave(saved)}>Discard</Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
