import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarInverted() {
  const [open, setOpen] = React.useState(false);
  const triggerRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    triggerRef.current?.focus();
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button ref={triggerRef} onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Snackbar
        role="status"
        size="lg"
        variant="solid"
        color="primary"
        invertedColors
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        sx={{ maxWidth: 380 }}
      >
        <div>
          <Typography level="title-md">A new version is ready</Typography>
          <Typography textColor="text.primary">Restart the editor after you save.</Typography>
          <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
            <Button onClick={close}>Restart</Button>
            <Button variant="outlined" onClick={close}>
              Later
            </Button>
          </Stack>
        </div>
      </Snackbar>
    </React.Fragment>
  );
}
