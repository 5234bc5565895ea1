import * as React from 'react';
import { Box, type SxProps, type Theme } from '@mui/system';

interface StampProps {
  children: React.ReactNode;
  sx?: SxProps<Theme>;
}

function Stamp({ children, sx = [] }: StampProps) {
  return (
    <Box
      component="span"
      sx={[
        { px: 1, py: 0.5, border: 2, borderRadius: 1, fontWeight: 700 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SxForward() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Stamp>Received</Stamp>
      <Stamp sx={{ borderRadius: 4, color: 'light-dark(#1c6b3a, #84d9a2)' }}>Paid</Stamp>
      <Stamp sx={[{ rotate: '-4deg' }, { color: 'light-dark(#a3241b, #ff9d94)' }]}>Fragile</Stamp>
    </Box>
  );
}
