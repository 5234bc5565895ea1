import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHEETS = 24;

export default function ProgressLinearDeterminate() {
  const [started, setStarted] = useState(false);
  const [scanned, setScanned] = useState(0);
  const scanning = started && scanned < SHEETS;

  useEffect(() => {
    if (!scanning) return undefined;
    const timer = setInterval(() => setScanned((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [scanning]);

  const start = () => {
    if (scanning) return;
    setScanned(0);
    setStarted(true);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        value={(scanned / SHEETS) * 100}
        aria-label="Scanning the atlas"
        aria-valuetext={`${scanned} of ${SHEETS} sheets`}
        sx={{ width: '100%' }}
      />
      <Typography role="status">{scanned === SHEETS && 'All sheets are scanned.'}</Typography>
      <Button variant="outlined" aria-disabled={scanning} onClick={start}>
        Scan {SHEETS} sheets
      </Button>
    </Stack>
  );
}
