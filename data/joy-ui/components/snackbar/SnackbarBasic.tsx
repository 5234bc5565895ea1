import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarBasic() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save the episode</Button>
      <Snackbar role="status" open={open} autoHideDuration={5000} onClose={() => setOpen(false)}>
        Episode 31 is saved.
      </Snackbar>
    </React.Fragment>
  );
}
