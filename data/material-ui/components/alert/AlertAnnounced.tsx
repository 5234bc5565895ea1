import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

type Message = 'none' | 'polite' | 'urgent';

export default function AlertAnnounced() {
  const [message, setMessage] = useState<Message>('none');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => setMessage('polite')}>
          Report a delay
        </Button>
        <Button variant="outlined" color="error" onClick={() => setMessage('urgent')}>
          Stop the line
        </Button>
        <Button onClick={() => setMessage('none')}>Clear</Button>
      </Stack>
      <div role="status">
        {message === 'polite' && (
          <Alert severity="info" role="presentation">
            The 13:00 leaves eight minutes late.
          </Alert>
        )}
      </div>
      {message === 'urgent' && (
        <Alert severity="error">All trains stop at the next station. Stay in the carriage.</Alert>
      )}
    </Stack>
  );
}
