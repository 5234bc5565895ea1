import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="warning">
      All six of you are booked, but in two different carriages.
    </Alert>
  );
}
