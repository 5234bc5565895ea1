import { useState } from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressDeterminate() {
  const [folds, setFolds] = useState(2);
  const percent = folds * 25;

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        determinate
        value={percent}
        aria-label="Folds of the dough"
        aria-valuenow={percent}
        aria-valuetext={`${folds} of 4`}
      />
      <Button size="sm" variant="soft" onClick={() => setFolds((folds + 1) % 5)}>
        {folds === 4 ? 'Next dough' : 'Fold the dough'}
      </Button>
    </Stack>
  );
}
