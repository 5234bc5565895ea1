import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

type Instance = Extract<PopperProps['popperRef'], { current: unknown }>['current'];

export default function PopperUpdate() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [more, setMore] = useState(false);
  const popper = useRef<Instance>(null);

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(anchorEl ? null : event.currentTarget)}
      >
        verb, irregular
      </Button>
      <Popper
        open={anchorEl !== null}
        anchorEl={anchorEl}
        popperRef={popper}
        disablePortal
        placement="top"
        role="group"
        aria-label="Forms of the verb"
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 1, m: 1, width: 200 }}>
          <Button onClick={() => setMore(!more)} aria-expanded={more}>
            All forms
          </Button>
          <Collapse in={more} onEntered={() => popper.current?.update()}>
            swim, swam, swum, and swimmed in one village
          </Collapse>
        </Paper>
      </Popper>
    </div>
  );
}
