import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('');

  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Start the upload</Button>
      <Typography role="status">{reason && `Closed by: ${reason}`}</Typography>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={6000}
        onClose={(_event, closeReason) => {
          setReason(closeReason);
          setOpen(false);
        }}
      >
        Wait, press Escape, or click outside.
      </Snackbar>
    </Stack>
  );
}
