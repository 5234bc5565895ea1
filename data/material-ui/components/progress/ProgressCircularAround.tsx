import { useEffect, useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import DocumentScannerIcon from '@mui/icons-material/DocumentScanner';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

const messages = { ready: 'The sheet is in place.', scanning: 'Scanning…', done: 'Scanned.' };

export default function ProgressCircularAround() {
  const [phase, setPhase] = useState<keyof typeof messages>('ready');

  useEffect(() => {
    if (phase !== 'scanning') return undefined;
    const timer = setTimeout(() => setPhase('done'), 2500);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          height: 72,
          '& > *': { gridArea: '1 / 1' },
        }}
      >
        <Fab
          color="primary"
          aria-label="Scan the sheet"
          aria-disabled={phase === 'scanning'}
          onClick={() => setPhase('scanning')}
        >
          {phase === 'done' ? <CheckIcon /> : <DocumentScannerIcon />}
        </Fab>
        {phase === 'scanning' && (
          <CircularProgress size={72} thickness={3} color="success" aria-label="Scanning" />
        )}
      </Box>
      <Typography role="status">{messages[phase]}</Typography>
    </Box>
  );
}
