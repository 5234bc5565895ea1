import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarVariables() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Copy the feed address</Button>
      <Snackbar
        role="status"
        variant="solid"
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        sx={{
          '--Snackbar-inset': '2rem',
          '--Snackbar-padding': '0.75rem 1.5rem',
          '--Snackbar-radius': '2rem',
          minWidth: 0,
        }}
      >
        Copied
      </Snackbar>
    </React.Fragment>
  );
}
