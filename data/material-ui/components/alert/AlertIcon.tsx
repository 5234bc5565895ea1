import AcUnitIcon from '@mui/icons-material/AcUnit';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcon() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert severity="info" icon={<AcUnitIcon fontSize="inherit" />}>
        Fresh snow from the middle station up. The plough goes first.
      </Alert>
      <Alert severity="warning" icon={false}>
        Wind 70 km/h at the top. The terrace is closed.
      </Alert>
    </Stack>
  );
}
