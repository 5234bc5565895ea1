import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';

export default function TransitionsSlide() {
  const [open, setOpen] = useState(false);
  const [sky, setSky] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <Box
      ref={setSky}
      sx={{ width: '100%', height: 150, p: 2, overflow: 'hidden', border: '1px dashed' }}
    >
      <Button ref={button} variant="outlined" onClick={() => setOpen(!open)}>
        Thunder
      </Button>
      <Slide in={open} direction="left" container={sky}>
        <Alert
          severity="warning"
          variant="outlined"
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
          sx={{ mt: 2 }}
        >
          Lightning, 4 km to the west
        </Alert>
      </Slide>
    </Box>
  );
}
