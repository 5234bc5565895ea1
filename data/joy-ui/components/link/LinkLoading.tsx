import * as React from 'react';
import Link from '@mui/joy/Link';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

export default function LinkLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
      >
        Loading
      </Typography>
      <Link href={loading ? undefined : '#loading'}>
        <Skeleton loading={loading}>Boats from pier 4</Skeleton>
      </Link>
    </Stack>
  );
}
