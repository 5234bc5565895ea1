import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const reasons: Record<SnackbarCloseReason, string> = {
  timeout: 'its time expired',
  clickaway: 'you clicked outside',
  escapeKeyDown: 'you pressed Escape',
};

export default function SnackbarReasons() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<SnackbarCloseReason | null>(null);

  const show = () => {
    setReason(null);
    setOpen(true);
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={show}>
        Call a mechanic
      </Button>
      <Typography role="status">{reason && `It closed because ${reasons[reason]}.`}</Typography>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, why) => {
          setReason(why);
          setOpen(false);
        }}
        message="A mechanic is on the way."
      />
    </Stack>
  );
}
