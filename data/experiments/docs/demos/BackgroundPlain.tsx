import Alert from '@mui/material/Alert';

export default function BackgroundPlain() {
  return (
    <Alert severity="info" variant="outlined" sx={{ color: 'text.primary', width: '100%' }}>
      Studio A is booked until 18:00.
    </Alert>
  );
}
