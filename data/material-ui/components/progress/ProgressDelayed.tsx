import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const PATIENCE = 600;

export default function ProgressDelayed() {
  /** How long the sheet takes to arrive, while it is on its way. */
  const [duration, setDuration] = useState<number | null>(null);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (duration === null) return undefined;
    const patience = setTimeout(() => setSlow(true), PATIENCE);
    const arrival = setTimeout(() => setDuration(null), duration);
    return () => {
      clearTimeout(patience);
      clearTimeout(arrival);
      setSlow(false);
    };
  }, [duration]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button variant="outlined" onClick={() => setDuration(300)}>
          Open a small sheet
        </Button>
        <Button variant="outlined" onClick={() => setDuration(3000)}>
          Open a large sheet
        </Button>
      </Stack>
      <Stack role="status" sx={{ height: 48, justifyContent: 'center' }}>
        {slow ? (
          <CircularProgress aria-label="Opening the sheet" />
        ) : (
          <Typography color="text.secondary">{duration === null ? 'Ready.' : ''}</Typography>
        )}
      </Stack>
    </Stack>
  );
}
