import { useEffect, useRef, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

type Phase = 'idle' | 'waiting' | 'slow' | 'done';

export default function CircularProgressDelayed() {
  const [phase, setPhase] = useState<Phase>('idle');
  const timers = useRef<number[]>([]);
  const clear = () => timers.current.forEach((timer) => window.clearTimeout(timer));

  useEffect(() => clear, []);

  const load = () => {
    clear();
    setPhase('waiting');
    timers.current = [
      window.setTimeout(() => setPhase('slow'), 500),
      window.setTimeout(() => setPhase('done'), 2500),
    ];
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={load}>
        Load the orders
      </Button>
      <Box role="status" sx={{ minHeight: 40, alignContent: 'center' }}>
        {phase === 'slow' && <CircularProgress aria-label="Loading the orders" />}
        {phase === 'done' && '14 loaves, 6 of them rye'}
      </Box>
    </Stack>
  );
}
