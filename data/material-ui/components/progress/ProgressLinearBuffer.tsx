import { useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressLinearBuffer() {
  const [seen, setSeen] = useState(15);

  return (
    <Stack spacing={2} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="buffer"
        value={seen}
        valueBuffer={Math.min(seen + 30, 100)}
        aria-label="River map"
        sx={{ width: '100%' }}
      />
      <Button onClick={() => setSeen(seen < 100 ? Math.min(seen + 17, 100) : 15)}>
        {seen < 100 ? 'Follow the river' : 'Back to the spring'}
      </Button>
    </Stack>
  );
}
