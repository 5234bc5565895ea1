import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonPicture() {
  const [here, setHere] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      {here ? (
        <Box
          component="img"
          src="/images/material-ui/tide-station.svg"
          alt="A tide station on stilts above a calm bay"
          sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' }}
        />
      ) : (
        <Skeleton variant="rectangular" width="100%" height="auto" sx={{ aspectRatio: '16 / 9' }} />
      )}
      <Button onClick={() => setHere(!here)} sx={{ mt: 1 }}>
        {here ? 'Hide picture' : 'Show picture'}
      </Button>
    </Box>
  );
}
