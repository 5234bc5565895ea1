import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { SnackbarOrigin } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const positions: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPosition() {
  const [open, setOpen] = React.useState(false);
  const [position, setPosition] = React.useState<SnackbarOrigin>({
    vertical: 'top',
    horizontal: 'center',
  });
  const { vertical, horizontal } = position;

  return (
    <React.Fragment>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {positions.map((item) => (
          <Button
            key={`${item.vertical} ${item.horizontal}`}
            variant="outlined"
            onClick={() => {
              setPosition(item);
              setOpen(true);
            }}
          >
            {item.vertical} {item.horizontal}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={`${vertical} ${horizontal}`}
        role="status"
        anchorOrigin={position}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        sx={
          horizontal === 'center'
            ? { '[dir="rtl"] &': { '--Snackbar-translateX': '50%' } }
            : undefined
        }
      >
        Shown at the {vertical} {horizontal}
      </Snackbar>
    </React.Fragment>
  );
}
