import { useState } from 'react';
import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

const tools = [
  { name: 'Track', sign: '◎', state: 'The mount follows the star.' },
  { name: 'Slew', sign: '↗', state: 'The mount moves to the next star.' },
  { name: 'Park', sign: '■', state: 'The mount is parked.' },
];

export default function ScreenReadersResponsive() {
  const [mount, setMount] = useState('The mount is parked.');

  return (
    <Box role="group" aria-label="Mount" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {tools.map(({ name, sign, state }) => (
        <Box
          component="button"
          type="button"
          key={name}
          onClick={() => setMount(state)}
          sx={{
            position: 'relative',
            minWidth: 44,
            minHeight: 44,
            border: 1,
            borderRadius: 1,
            font: 'inherit',
            color: 'inherit',
            bgcolor: 'transparent',
            cursor: 'pointer',
          }}
        >
          <span aria-hidden>{sign} </span>
          <Box
            component="span"
            sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}
          >
            {name}
          </Box>
        </Box>
      ))}
      <Box role="status" sx={{ width: 1 }}>
        {mount}
      </Box>
    </Box>
  );
}
