import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperTransition() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        crescendo
      </Button>
      <Popper
        id={id}
        open={open}
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
