import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

export default function ModalInContainer() {
  const [open, setOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = () => setOpen(false);

  return (
    <Box
      ref={stage}
      sx={{
        position: 'relative',
        isolation: 'isolate',
        width: '100%',
        height: 200,
        p: 2,
        border: '1px dashed',
      }}
    >
      <Button inert={open} variant="outlined" onClick={() => setOpen(true)}>
        Block the stage
      </Button>
      <Modal
        open={open}
        onClose={close}
        container={() => stage.current}
        disableScrollLock
        disableEnforceFocus
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
        sx={{
          position: 'absolute',
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <Paper role="dialog" aria-labelledby={titleId} sx={{ p: 2 }}>
          <p id={titleId}>The lighting is being adjusted.</p>
          <Button onClick={close}>Continue</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
