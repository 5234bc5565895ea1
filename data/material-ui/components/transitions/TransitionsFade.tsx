import { useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function TransitionsFade() {
  const [sent, setSent] = useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setSent(!sent)}>
        {sent ? 'Undo' : 'Send reading'}
      </Button>
      <span role="status">
        <Fade in={sent} timeout={{ enter: 800, exit: 200 }} unmountOnExit>
          <span>Sent to the network</span>
        </Fade>
      </span>
    </Stack>
  );
}
