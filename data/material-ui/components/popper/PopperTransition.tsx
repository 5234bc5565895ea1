import { useState } from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperTransition() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);

  return (
    <div>
      <Button
        variant="outlined"
        onClick={(event) => setAnchorEl(anchorEl ? null : event.currentTarget)}
      >
        crescendo
      </Button>
      <Popper
        open={anchorEl !== null}
        anchorEl={anchorEl}
        placement="top"
        transition
        sx={{ zIndex: 'tooltip' }}
      >
        {({ TransitionProps, placement }) => (
          <Grow
            {...TransitionProps}
            style={{ transformOrigin: placement === 'top' ? 'bottom' : 'top' }}
          >
            <Paper elevation={4} sx={{ p: 1.5, m: 1 }}>
              Becoming louder, bit by bit
            </Paper>
          </Grow>
        )}
      </Popper>
    </div>
  );
}
