import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SkeletonText() {
  const [loading, setLoading] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Loading"
      />
      <Box aria-busy={loading}>
        <Typography variant="h4" component="p">
          {loading ? <Skeleton width="8ch" /> : 'Curlew'}
        </Typography>
        <Typography variant="subtitle1" component="p">
          {loading ? <Skeleton width="18ch" /> : 'Numenius arquata'}
        </Typography>
        <Typography>
          {loading ? (
            <>
              <Skeleton />
              <Skeleton width="60%" />
            </>
          ) : (
            'Three on the mudflat at low water, one of them calling all morning.'
          )}
        </Typography>
      </Box>
    </Box>
  );
}
