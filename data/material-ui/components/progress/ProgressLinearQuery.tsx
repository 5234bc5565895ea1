import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = {
  idle: 'Search the archive for maps of the moor.',
  asking: 'Searching the archive…',
  receiving: '18 maps found. They are on their way.',
  done: '18 maps are here.',
};

export default function ProgressLinearQuery() {
  const [phase, setPhase] = useState<keyof typeof messages>('idle');

  useEffect(() => {
    if (phase !== 'asking' && phase !== 'receiving') return undefined;
    const next = phase === 'asking' ? 'receiving' : 'done';
    const timer = setTimeout(() => setPhase(next), 2500);
    return () => clearTimeout(timer);
  }, [phase]);

  const value = { idle: 0, asking: 0, receiving: 40, done: 100 }[phase];

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant={phase === 'asking' ? 'query' : 'determinate'}
        value={value}
        aria-label="Request to the archive"
        sx={{ width: '100%' }}
      />
      <Typography role="status">{messages[phase]}</Typography>
      <Button variant="outlined" onClick={() => setPhase('asking')}>
        Ask
      </Button>
    </Stack>
  );
}
