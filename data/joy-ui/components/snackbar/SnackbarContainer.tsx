import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarContainer() {
  const [open, setOpen] = React.useState(false);

  return (
    <Sheet
      variant="soft"
      sx={{ p: 2, borderRadius: 'md', width: '100%', height: 180, overflow: 'hidden' }}
    >
      <Button onClick={() => setOpen(true)}>Pin the show notes</Button>
      <Snackbar
        role="status"
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        open={open}
        autoHideDuration={4000}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', minWidth: 220 }}
      >
        The notes are pinned.
      </Snackbar>
    </Sheet>
  );
}
