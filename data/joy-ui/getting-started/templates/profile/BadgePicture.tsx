import Box from '@mui/joy/Box';
import type { Badge } from './values';

const PATHS: Record<Badge, string> = {
  Fir: 'M20 5l9 12h-5l8 11H22v7h-4v-7H8l8-11h-5z',
  Peak: 'M4 33L16 11l6 10 4-6 10 18z',
  Stream: 'M6 13q7-5 14 0t14 0M6 21q7-5 14 0t14 0M6 29q7-5 14 0t14 0',
};

export default function BadgePicture({ badge, size = 40 }: { badge: Badge; size?: number }) {
  return (
    <Box component="svg" viewBox="0 0 40 40" aria-hidden="true" sx={{ width: size, height: size }}>
      <path
        d={PATHS[badge]}
        fill={badge === 'Stream' ? 'none' : 'currentColor'}
        stroke="currentColor"
        strokeWidth="2"
      />
    </Box>
  );
}
