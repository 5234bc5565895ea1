import * as React from 'react';
import RefreshIcon from '@mui/icons-material/Refresh';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function IconButtonLoading() {
  const labelId = React.useId();
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setLoading(false), 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography id={labelId}>Refresh avalanche bulletin</Typography>
      <IconButton
        aria-labelledby={labelId}
        loading={loading}
        loadingIndicator={<CircularProgress aria-labelledby={labelId} color="primary" size={22} />}
        onClick={() => setLoading(true)}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}
