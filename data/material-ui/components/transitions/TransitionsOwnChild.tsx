import { useState, type ComponentProps } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

function Sun(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} viewBox="0 0 48 48" width="64" height="64" role="img" aria-label="Sun">
      <circle cx="24" cy="24" r="12" fill="currentColor" />
      <path
        d="M24 2v6M24 40v6M2 24h6M40 24h6M8 8l5 5M35 35l5 5M40 8l-5 5M8 40l5-5"
        stroke="currentColor"
        strokeWidth="3"
      />
    </svg>
  );
}

export default function TransitionsOwnChild() {
  const [day, setDay] = useState(true);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Zoom in={day} appear={false}>
        <Sun />
      </Zoom>
      <Button onClick={() => setDay(!day)}>{day ? 'Sunset' : 'Sunrise'}</Button>
    </Stack>
  );
}
