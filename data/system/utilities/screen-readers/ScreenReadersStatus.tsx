import { useState } from 'react';
import { visuallyHidden } from '@mui/utils';
import Box from '@mui/system/Box';

export default function ScreenReadersStatus() {
  const [stars, setStars] = useState(3);

  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="button"
        type="button"
        onClick={() => setStars(stars === 5 ? 1 : stars + 1)}
        sx={{
          px: 2,
          py: 1,
          border: 1,
          borderRadius: 1,
          font: 'inherit',
          color: 'inherit',
          bgcolor: 'transparent',
          cursor: 'pointer',
        }}
      >
        Rate the sky
      </Box>
      <Box aria-hidden sx={{ fontSize: '1.25rem' }}>
        {'★'.repeat(stars)}
        {'☆'.repeat(5 - stars)}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        Sky quality {stars} of 5
      </Box>
    </Box>
  );
}
