import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarInPane() {
  const [open, setOpen] = useState(false);

  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        width: '100%',
        height: 180,
        p: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Measure the wheel
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={5000}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message="622 mm, 32 spokes"
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}
