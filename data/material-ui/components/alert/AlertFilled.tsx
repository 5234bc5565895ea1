import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { green } from '@mui/material/colors';

export default function AlertFilled() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert variant="filled" severity="error">
        The line is closed until Thursday.
      </Alert>
      {/* The three below need help to reach a contrast of 4.5:1 in both modes. */}
      <Alert
        variant="filled"
        severity="success"
        sx={{ bgcolor: green[800], color: 'common.white' }}
      >
        The line is open again.
      </Alert>
      <Alert variant="filled" severity="info" sx={{ color: 'common.black' }}>
        Buses replace the first two trains.
      </Alert>
      <Alert variant="filled" severity="warning" sx={{ color: 'common.black' }}>
        Expect delays after a storm.
      </Alert>
    </Stack>
  );
}
