import * as React from 'react';
import Box from '@mui/system/Box';

const cameras = ['North', 'East', 'South', 'West'];

export default function CssGridStates() {
  const [large, setLarge] = React.useState('North');

  return (
    <Box
      role="group"
      aria-label="Sky cameras"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gridAutoRows: 56,
        gap: 1,
        width: 1,
        maxWidth: 400,
      }}
    >
      {cameras.map((camera) => (
        <Box
          component="button"
          type="button"
          key={camera}
          aria-pressed={large === camera}
          onClick={() => setLarge(camera)}
          sx={{
            p: 1,
            font: 'inherit',
            color: '#fff',
            bgcolor: '#26345f',
            border: 0,
            borderRadius: 2,
            cursor: 'pointer',
            '&:hover': { bgcolor: '#33467e' },
            '&[aria-pressed="true"]': { gridColumn: '1 / -1', gridRow: '1 / span 2' },
          }}
        >
          {camera}
        </Box>
      ))}
    </Box>
  );
}
