import { useEffect, useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const legends = ['Footpath, passable in summer', 'Peat, firm after three dry weeks'];

export default function ProgressBusyRegion() {
  const [index, setIndex] = useState(0);
  const [busy, setBusy] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => {
      setIndex((current) => (current + 1) % legends.length);
      setBusy(false);
    }, 2000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Box sx={{ height: 4 }}>
        {busy && <LinearProgress id={id} aria-label="Reading the legend" />}
      </Box>
      <Box role="status" aria-busy={busy} aria-describedby={busy ? id : undefined} sx={{ p: 2 }}>
        <Typography>{legends[index]}</Typography>
      </Box>
      <Button aria-disabled={busy} onClick={() => setBusy(true)} sx={{ m: 1 }}>
        Next symbol
      </Button>
    </Paper>
  );
}
