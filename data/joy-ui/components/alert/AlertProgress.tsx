import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function AlertProgress() {
  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 480 }}>
      <Alert
        role="note"
        color="primary"
        startDecorator={
          <CircularProgress size="sm" determinate value={65} aria-label="Download, 65%" />
        }
        endDecorator={<Button variant="plain">Cancel</Button>}
      >
        Downloading the map, 65%
      </Alert>
      <Alert role="note" color="success" sx={{ overflow: 'hidden', pb: 2 }}>
        Sending your report
        <LinearProgress
          color="success"
          thickness={4}
          aria-label="Sending"
          sx={{ position: 'absolute', bottom: 0, insetInline: 0, borderRadius: 0 }}
        />
      </Alert>
    </Stack>
  );
}
