import Alert from '@mui/joy/Alert';

export default function AlertBasic() {
  return (
    <Alert role="note" sx={{ width: '100%' }}>
      Line 7 ends at Brewery Lane until Sunday.
    </Alert>
  );
}
