import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Snackbar } from '@mui/base/Snackbar';
import './styles.css';

export default function SnackbarIntroduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button className="snackbar-introduction-action" onClick={() => setOpen(true)}>
        Send the signal
      </Button>
      <div role="status">
        <Snackbar
          className="snackbar-introduction-layer"
          open={open}
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') {
              setOpen(false);
            }
          }}
        >
          <div className="snackbar-introduction-message">Signal sent to the lighthouse</div>
        </Snackbar>
      </div>
    </div>
  );
}
