import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MediaQueryNoSsr() {
  const [hint, setHint] = useState('');
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true });

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button
        variant="outlined"
        onClick={() => setHint(touch ? 'Swipe to tune' : 'Turn the mouse wheel to tune')}
      >
        How do I tune?
      </Button>
      <span role="status">{hint}</span>
    </Stack>
  );
}
