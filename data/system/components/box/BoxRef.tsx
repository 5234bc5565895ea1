import * as React from 'react';
import Box from '@mui/system/Box';

const takes = ['Take 1, false start', 'Take 2', 'Take 3', 'Take 4, keeper', 'Take 5', 'Take 6'];

export default function BoxRef() {
  const listRef = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320 }}>
      <Box
        ref={listRef}
        role="region"
        aria-label="Takes of the session"
        tabIndex={0}
        sx={{ height: 120, overflow: 'auto', border: 1, borderRadius: 1 }}
      >
        {takes.map((take) => (
          <Box key={take} sx={{ px: 2, py: 1 }}>
            {take}
          </Box>
        ))}
      </Box>
      <Box
        component="button"
        type="button"
        onClick={() => listRef.current?.scrollTo({ top: 0, behavior: 'smooth' })}
        sx={{
          justifySelf: 'start',
          px: 2,
          py: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 1,
          borderRadius: 1,
          cursor: 'pointer',
        }}
      >
        Back to the first take
      </Box>
    </Box>
  );
}
