import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function AspectRatioSlow() {
  const [loaded, setLoaded] = React.useState(false);

  return (
    <Stack spacing={1.5} sx={{ width: 260, maxWidth: '100%' }}>
      <AspectRatio ratio="16/9" aria-busy={!loaded}>
        {loaded ? (
          <img src="/images/material-ui/tide-station.svg" alt="The tide station" />
        ) : (
          <Skeleton variant="overlay" />
        )}
      </AspectRatio>
      <Button variant="soft" onClick={() => setLoaded(!loaded)}>
        {loaded ? 'Start again' : 'Finish loading'}
      </Button>
    </Stack>
  );
}
