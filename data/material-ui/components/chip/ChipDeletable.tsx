import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipDeletable() {
  const [message, setMessage] = useState('Press a cross, or Delete on a focused chip.');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip
          label="Darjeeling"
          aria-keyshortcuts="Delete"
          onDelete={() => setMessage('Darjeeling would be removed.')}
        />
        <Chip
          label="Rooibos"
          color="primary"
          aria-keyshortcuts="Delete"
          onClick={() => setMessage('Rooibos was opened.')}
          onDelete={() => setMessage('Rooibos would be removed.')}
        />
        <Chip
          label="Mate"
          variant="outlined"
          aria-keyshortcuts="Delete"
          onDelete={() => setMessage('Mate would be removed.')}
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
