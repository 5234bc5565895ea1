import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function AlertClosable() {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open}>
        <Alert
          severity="info"
          role="note"
          onClose={close}
          closeText="Dismiss the tip"
          sx={{ mb: 2 }}
        >
          Sit on the valley side on the way up: the waterfall is on your left.
        </Alert>
      </Collapse>
      <Button ref={button} variant="outlined" onClick={() => setOpen(!open)}>
        {open ? 'Hide the tip' : 'Show the tip'}
      </Button>
    </Box>
  );
}
