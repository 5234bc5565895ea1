import * as React from 'react';
import Box from '@mui/system/Box';

export default function SxContainerQuery() {
  const [width, setWidth] = React.useState(100);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 1, maxWidth: 480 }}>
      <Box component="label" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        Width of the card
        <input
          type="range"
          min={40}
          max={100}
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
      </Box>
      <Box style={{ width: `${width}%` }} sx={{ containerType: 'inline-size', border: 1 }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@320': 'row' },
            gap: { '@': 0.5, '@320': 3 },
            p: { '@': 1, '@320': 2 },
          }}
        >
          <strong>Saddle Hut</strong>
          <span>Four bunks, water from the spring</span>
        </Box>
      </Box>
    </Box>
  );
}
