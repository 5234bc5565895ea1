import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

export default function SnackbarTimer() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Render the mix</Button>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={6000}
        resumeHideDuration={2000}
        disableWindowBlurListener
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        sx={{ '&:hover .timer': { visibility: 'hidden' } }}
      >
        <Stack spacing={1} sx={{ width: '100%' }}>
          The mix is rendered.
          <LinearProgress
            aria-hidden
            className="timer"
            determinate
            thickness={2}
            value={100}
            sx={{
              '&::before': { animation: 'snackbar-timer 6s linear forwards' },
              '@keyframes snackbar-timer': { to: { inlineSize: 0 } },
            }}
          />
        </Stack>
      </Snackbar>
    </React.Fragment>
  );
}
