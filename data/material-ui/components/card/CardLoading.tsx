import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function CardLoading() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        label="Loading"
      />
      <Card variant="outlined" aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
                TO
              </Avatar>
            )
          }
          title={loading ? <Skeleton width="50%" /> : 'Tunde Okafor'}
          subheader={loading ? <Skeleton width="70%" /> : 'Borrowed runner beans on March 4'}
        />
        <CardContent sx={{ typography: 'body2' }}>
          {loading ? <Skeleton width="90%" /> : 'Returns are due by the end of October.'}
        </CardContent>
      </Card>
    </Stack>
  );
}
