import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SnackbarTimer() {
  const [open, setOpen] = useState(false);
  const [keepsRunning, setKeepsRunning] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        control={
          <Switch checked={keepsRunning} onChange={(_event, checked) => setKeepsRunning(checked)} />
        }
        label="Keep counting while the window is in the background"
      />
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Order the parts
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={2000}
        disableWindowBlurListener={keepsRunning}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message="Order 211 is sent. Hover over this message to keep it open."
      />
    </Stack>
  );
}
