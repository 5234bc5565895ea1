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
        Move the mouse over this paragraph: a note about the entry follows it. Two authors who never
        met wrote the entry.
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
