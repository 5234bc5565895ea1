import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperPointer() {
  const [anchorEl, setAnchorEl] = useState<PopperProps['anchorEl']>(null);

  return (
    <>
      <Typography
        onPointerMove={({ clientX, clientY }) =>
          setAnchorEl({ getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) })
        }
        onPointerLeave={() => setAnchorEl(null)}
        sx={{ p: 2, border: '1px dashed', maxWidth: 440 }}
      >
        The note about this paragraph follows the mouse: the entry was written by two people who
        never met, one with a pencil.
      </Typography>
      <Popper
        open={Boolean(anchorEl)}
        anchorEl={anchorEl}
        placement="top"
        sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
      >
        <Paper elevation={4} sx={{ px: 1, m: 1.5 }}>
          checked twice
        </Paper>
      </Popper>
    </>
  );
}
