import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarOrigin } from '@mui/material/Snackbar';

const verticals = ['top', 'bottom'] as const;
const horizontals = ['left', 'center', 'right'] as const;

export default function SnackbarPositions() {
  const [open, setOpen] = useState(false);
  const [origin, setOrigin] = useState<SnackbarOrigin>({ vertical: 'top', horizontal: 'left' });
  const place = `${origin.vertical} ${origin.horizontal}`;

  const show = (next: SnackbarOrigin) => {
    setOrigin(next);
    setOpen(true);
  };

  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        {verticals.map((vertical) =>
          horizontals.map((horizontal) => (
            <Button
              key={vertical + horizontal}
              variant="outlined"
              onClick={() => show({ vertical, horizontal })}
            >
              {vertical} {horizontal}
            </Button>
          )),
        )}
      </Box>
      <Snackbar
        key={place}
        anchorOrigin={origin}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setOpen(false);
        }}
        message={`Stand 3 is free (${place}).`}
      />
    </>
  );
}
