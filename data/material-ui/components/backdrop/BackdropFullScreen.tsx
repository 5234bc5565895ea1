import { useEffect, useRef, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function BackdropFullScreen() {
  const [closing, setClosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!closing) return undefined;
    const opener = button.current;
    status.current?.focus();
    const timer = setTimeout(() => setClosing(false), 3000);
    return () => {
      clearTimeout(timer);
      // The content is no longer inert and can receive focus.
      opener?.focus();
    };
  }, [closing]);

  return (
    <Box sx={{ p: 3 }}>
      <Box inert={closing}>
        <Typography sx={{ mb: 2 }}>Winter sky, 20:00. The audience is seated.</Typography>
        <Button ref={button} variant="contained" onClick={() => setClosing(true)}>
          Close the dome
        </Button>
      </Box>
      <Typography ref={status} role="status" tabIndex={-1} sx={{ mt: 2 }}>
        {closing && 'The dome is closing.'}
      </Typography>
      <Backdrop open={closing} sx={{ zIndex: 'modal', color: 'common.white' }}>
        <CircularProgress color="inherit" />
      </Backdrop>
    </Box>
  );
}
