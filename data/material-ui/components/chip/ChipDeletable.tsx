import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ChipDeletable() {
  const [message, setMessage] = useState('Select a delete icon, or focus a chip and press Delete.');

  return (
    <Stack spacing={2}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Chip
          label="Darjeeling"
          aria-keyshortcuts="Delete"
          onDelete={() => setMessage('Darjeeling removed.')}
        />
        <Chip
          label="Rooibos"
          color="primary"
          aria-keyshortcuts="Delete"
          onClick={() => setMessage('Rooibos opened.')}
          onDelete={() => setMessage('Rooibos removed.')}
        />
        <Chip
          label="Mate"
          variant="outlined"
          aria-keyshortcuts="Delete"
          onDelete={() => setMessage('Mate removed.')}
        />
      </Stack>
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
