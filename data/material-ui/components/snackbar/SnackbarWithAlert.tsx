import { useState } from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const texts: Partial<Record<AlertColor, string>> = {
  success: 'The invoice is sent.',
  error: 'The invoice wasn’t sent because the address is missing.',
};

export default function SnackbarWithAlert() {
  const [open, setOpen] = useState(false);
  const [severity, setSeverity] = useState<AlertColor>('success');

  const show = (next: AlertColor) => {
    setSeverity(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" onClick={() => show('success')}>
        Send the invoice
      </Button>
      <Button variant="outlined" onClick={() => show('error')}>
        Send without address
      </Button>
      <Snackbar
        key={severity}
        open={open}
        autoHideDuration={severity === 'error' ? null : 5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
      >
        <Alert
          severity={severity}
          elevation={6}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          {texts[severity]}
        </Alert>
      </Snackbar>
    </Stack>
  );
}
