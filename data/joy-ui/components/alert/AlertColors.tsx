import Alert from '@mui/joy/Alert';
import Stack from '@mui/joy/Stack';

export default function AlertColors() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <Alert role="note" color="neutral">
        Tickets from last year are still valid.
      </Alert>
      <Alert role="note" color="primary">
        New: Line 12 now stops at the university.
      </Alert>
      <Alert role="note" color="success">
        Your pass has been renewed until March 31.
      </Alert>
      <Alert role="note" color="warning">
        Warning: Your pass expires in three days.
      </Alert>
      <Alert role="note" color="danger">
        Error: The payment was declined.
      </Alert>
    </Stack>
  );
}
