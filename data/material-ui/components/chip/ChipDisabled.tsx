import { useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function ChipDisabled() {
  const [closed, setClosed] = useState(true);
  const [order, setOrder] = useState('Nothing ordered.');

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={<Switch checked={closed} onChange={(_event, checked) => setClosed(checked)} />}
        label="Kitchen closed"
      />
      <Stack direction="row" spacing={1}>
        <Chip
          label="Scones"
          disabled={closed}
          onClick={() => setOrder('Scones ordered.')}
          aria-keyshortcuts={closed ? undefined : 'Delete'}
          onDelete={closed ? undefined : () => setOrder('Scones canceled.')}
        />
        <Chip label="Pot of tea" onClick={() => setOrder('Tea ordered.')} />
      </Stack>
      <Typography role="status">{order}</Typography>
    </Stack>
  );
}
