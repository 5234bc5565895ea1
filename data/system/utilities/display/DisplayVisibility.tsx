import * as React from 'react';
import Box from '@mui/system/Box';

const frames = ['Frame 0112', 'Frame 0113', 'Frame 0114'];

export default function DisplayVisibility() {
  const [starred, setStarred] = React.useState('Frame 0113');

  return (
    <Box component="ul" sx={{ width: 1, maxWidth: 320, m: 0, p: 0, listStyle: 'none' }}>
      {frames.map((frame) => (
        <Box
          component="li"
          key={frame}
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 48,
            px: 2,
            borderBottom: 1,
          }}
        >
          <Box
            component="button"
            type="button"
            aria-pressed={frame === starred}
            onClick={() => setStarred(frame)}
            sx={{
              p: 0.5,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'transparent',
              border: 0,
              textDecoration: 'underline',
              cursor: 'pointer',
            }}
          >
            {frame}
          </Box>
          <Box
            component="span"
            sx={{
              visibility: frame === starred ? 'visible' : 'hidden',
              px: 1,
              borderRadius: 1,
              bgcolor: 'light-dark(#d8e4ff, #24386b)',
            }}
          >
            Best of the night
          </Box>
        </Box>
      ))}
    </Box>
  );
}
