import { useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const SHEETS = 8;

export default function ProgressCircularDeterminate() {
  const [flattened, setFlattened] = useState(3);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <CircularProgress
        variant="determinate"
        value={(flattened / SHEETS) * 100}
        aria-label="Sheets flattened"
        aria-valuetext={`${flattened} of ${SHEETS} sheets`}
      />
      <Button onClick={() => setFlattened((flattened + 1) % (SHEETS + 1))}>
        {flattened < SHEETS ? 'Flatten another sheet' : 'Start the next bundle'}
      </Button>
    </Stack>
  );
}
