import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertOutlined() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="outlined" severity="info">
        The ticket office opens twenty minutes before the first train.
      </Alert>
      <Alert variant="outlined" severity="warning">
        Platform 2 is slippery this morning.
      </Alert>
    </Stack>
  );
}
