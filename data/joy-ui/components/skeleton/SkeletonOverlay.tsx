import { useState } from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonOverlay() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <AspectRatio ratio="4/3" sx={{ borderRadius: 'md' }}>
        <Skeleton loading={loading}>
          <Box
            role="img"
            aria-label="Glazed tile, blue and green"
            sx={{
              background: 'conic-gradient(#1f5f8b 25%, #7fb685 0 50%, #1f5f8b 0 75%, #7fb685 0)',
            }}
          />
        </Skeleton>
      </AspectRatio>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the tile' : 'Load again'}
      </Button>
    </Stack>
  );
}
