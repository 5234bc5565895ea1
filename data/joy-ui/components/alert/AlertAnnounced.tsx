import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertAnnounced() {
  const [message, setMessage] = useState<'polite' | 'urgent'>();

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="soft" onClick={() => setMessage('polite')}>
          Load the timetable
        </Button>
        <Button variant="soft" color="danger" onClick={() => setMessage('urgent')}>
          Report a failure
        </Button>
      </Stack>
      <div role="status">
        {message === 'polite' && (
          <Alert role="presentation" color="success">
            The winter timetable is loaded.
          </Alert>
        )}
      </div>
      {message === 'urgent' && <Alert color="danger">The power on Line 3 is off.</Alert>}
    </Stack>
  );
}
