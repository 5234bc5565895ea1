import { useState } from 'react';
import { styled } from '@mui/system';
import Stack from '@mui/system/Stack';

const Action = styled('button')({
  padding: '8px 16px',
  border: '1px solid',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
});

export default function StackReverse() {
  const [state, setState] = useState('The dome is closed.');

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      <div role="status">{state}</div>
      <Stack
        role="group"
        aria-label="Dome"
        direction={{ xs: 'column', sm: 'row-reverse' }}
        useFlexGap
        spacing={1}
      >
        <Action type="button" onClick={() => setState('The dome is open.')}>
          Open the dome
        </Action>
        <Action type="button" onClick={() => setState('The dome is closed.')}>
          Close the dome
        </Action>
      </Stack>
    </Stack>
  );
}
