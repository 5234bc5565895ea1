import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SnackbarSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<(typeof sizes)[number]>('md');

  return (
    <React.Fragment>
      <Stack direction="row" spacing={1}>
        {sizes.map((item) => (
          <Button
            key={item}
            variant="outlined"
            size={item}
            onClick={() => {
              setSize(item);
              setOpen(true);
            }}
          >
            Size {item}
          </Button>
        ))}
      </Stack>
      <Snackbar
        role="status"
        size={size}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
      >
        Chapter marks are exported.
      </Snackbar>
    </React.Fragment>
  );
}
