import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

const widths = ['xs', 'sm', 'md', 'lg', 'xl', false] as const;

export default function DialogWidth() {
  const [open, setOpen] = useState(false);
  const [fullWidth, setFullWidth] = useState(true);
  const [maxWidth, setMaxWidth] = useState<DialogProps['maxWidth']>('sm');

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change the width
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth={fullWidth} maxWidth={maxWidth}>
        <DialogTitle>Loading list</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              select
              label="maxWidth"
              value={String(maxWidth)}
              onChange={(event) =>
                setMaxWidth(widths.find((width) => String(width) === event.target.value))
              }
            >
              {widths.map((width) => (
                <MenuItem key={String(width)} value={String(width)}>
                  {String(width)}
                </MenuItem>
              ))}
            </TextField>
            <FormControlLabel
              control={
                <Switch checked={fullWidth} onChange={(_, checked) => setFullWidth(checked)} />
              }
              label="fullWidth"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
