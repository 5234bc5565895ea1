import * as React from 'react';
import Box from '@mui/system/Box';

export default function SxArray() {
  const [done, setDone] = React.useState(false);

  return (
    <Box
      component="label"
      sx={[
        {
          display: 'flex',
          gap: 1.5,
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 320,
          p: 2,
          border: 1,
          borderRadius: 2,
        },
        done && { borderStyle: 'dashed', textDecoration: 'line-through' },
        (theme) => ({ '&:focus-within': { outline: 2, outlineOffset: theme.spacing(0.5) } }),
      ]}
    >
      <input type="checkbox" checked={done} onChange={(event) => setDone(event.target.checked)} />
      Dry the tent before packing
    </Box>
  );
}
