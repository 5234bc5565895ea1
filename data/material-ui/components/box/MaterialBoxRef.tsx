import { useRef } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const steps = ['Wedge', 'Center', 'Open', 'Pull the wall', 'Shape', 'Cut off', 'Dry', 'Trim'];

export default function MaterialBoxRef() {
  const list = useRef<HTMLUListElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
      <Box
        component="ul"
        ref={list}
        tabIndex={0}
        aria-label="Steps of throwing"
        sx={{ m: 0, maxHeight: 120, overflow: 'auto', border: 1, borderColor: 'divider' }}
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Button onClick={() => list.current?.scrollTo({ top: 0 })}>Back to the first step</Button>
    </Box>
  );
}
