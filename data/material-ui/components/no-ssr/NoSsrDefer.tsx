import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

const stars = Array.from({ length: 400 }, (_, index) => ({
  x: (index * 73) % 400,
  y: (index * index * 31) % 120,
  r: 0.4 + ((index * 7) % 10) / 8,
}));

function StarMap() {
  return (
    <svg viewBox="0 0 400 120" width="100%" role="img" aria-label="400 stars" fill="currentColor">
      {stars.map(({ x, y, r }, index) => (
        <circle key={index} cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}

export default function NoSsrDefer() {
  const [visible, setVisible] = useState(false);

  return (
    <Box sx={{ width: '100%', minHeight: 160 }}>
      <Button onClick={() => setVisible(!visible)}>
        {visible ? 'Cloud over' : 'Show the night sky'}
      </Button>
      {visible && (
        <NoSsr defer fallback={<p>Looking for stars …</p>}>
          <StarMap />
        </NoSsr>
      )}
    </Box>
  );
}
