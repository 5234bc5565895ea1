import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogInContainer() {
  const [open, setOpen] = useState(false);
  const pane = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  return (
    <Box
      ref={pane}
      sx={{
        position: 'relative',
        width: '100%',
        height: 240,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <div inert={open}>
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Lock the map
        </Button>
      </div>
      <Dialog
        open={open}
        onClose={close}
        container={() => pane.current}
        disableScrollLock
        disableEnforceFocus
        aria-modal={false}
        sx={{ position: 'absolute' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <DialogTitle>Lock the map?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Lock</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
