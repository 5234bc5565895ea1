import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Popover, { type PopoverActions } from '@mui/material/Popover';

export default function PopoverUpdate() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [more, setMore] = useState(false);
  const action = useRef<PopoverActions>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        The royal carriage
      </Button>
      <Popover
        action={action}
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        marginThreshold={8}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'The royal carriage' } }}
      >
        <Box sx={{ p: 2, width: 260 }}>
          Used once, in 1903.
          <Collapse in={more} onEntered={() => action.current?.updatePosition()}>
            The king got off at the first station, because the bathtub had come loose, and continued
            by car.
          </Collapse>
          <Button onClick={() => setMore(!more)} aria-expanded={more}>
            Read the story
          </Button>
        </Box>
      </Popover>
    </div>
  );
}
