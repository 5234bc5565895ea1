import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TakeCounter() {
  const [takes, setTakes] = useState(0);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography role="status">Takes recorded: {takes}</Typography>
      <Button variant="contained" onClick={() => setTakes(takes + 1)}>
        Record a take
      </Button>
    </Stack>
  );
}
