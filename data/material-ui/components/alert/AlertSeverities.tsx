import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="success">Your season ticket is valid until the end of October.</Alert>
      <Alert severity="info">Dogs travel in the last carriage.</Alert>
      <Alert severity="warning">Above the tree line it is twelve degrees colder.</Alert>
      <Alert severity="error">No trains run while the rack rail is being cleared of snow.</Alert>
    </Stack>
  );
}
