import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const lines = ['Lights dimmed', 'Tape rolling', 'Count-in', 'First note'];

export default function FixedHeight() {
  const [shown, setShown] = useState(1);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={() => setShown((shown % lines.length) + 1)}>
        {shown < lines.length ? 'Next line of the log' : 'Start the log again'}
      </Button>
      {lines.slice(0, shown).map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Stack>
  );
}
