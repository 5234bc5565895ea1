import { useState } from 'react';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function SkeletonTypography() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack spacing={2} sx={{ maxWidth: 360 }}>
      <Typography
        component="label"
        level="body-sm"
        startDecorator={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      >
        Loading
      </Typography>
      <div>
        <Typography level="h4" component="h3">
          <Skeleton loading={loading}>Bronze mirror with herons</Skeleton>
        </Typography>
        <Typography>
          <Skeleton loading={loading}>
            Found in 1962 in a river bed. The handle was added two hundred years later.
          </Skeleton>
        </Typography>
      </div>
    </Stack>
  );
}
