import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAwayBasic() {
  const [open, setOpen] = useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', minHeight: 120 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          What to do with stale bread
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInline: 0, mt: 1, p: 2, zIndex: 1 }}
          >
            Dumplings, bread soup, or crumbs for later.
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
