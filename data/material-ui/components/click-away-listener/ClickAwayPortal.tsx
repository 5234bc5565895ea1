import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function ClickAwayPortal() {
  const [open, setOpen] = useState(false);
  const [domOnly, setDomOnly] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        control={
          <Switch checked={domOnly} onChange={(event) => setDomOnly(event.target.checked)} />
        }
        label="disableReactTree"
      />
      <ClickAwayListener disableReactTree={domOnly} onClickAway={() => setOpen(false)}>
        <div>
          <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
            Kitchen timer
          </Button>
          {open && (
            <Portal>
              <Paper
                elevation={6}
                sx={{
                  position: 'fixed',
                  bottom: 16,
                  insetInlineStart: 16,
                  p: 2,
                  zIndex: 'snackbar',
                }}
              >
                The eggs need four more minutes. Click here.
              </Paper>
            </Portal>
          )}
        </div>
      </ClickAwayListener>
    </Box>
  );
}
