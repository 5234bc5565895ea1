import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperClickAway() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const handleEscape = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={(event) => event.key === 'Escape' && handleEscape()}>
        <Button ref={button} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Sources for “gossamer”
        </Button>
        <Popper
          open={open}
          anchorEl={() => button.current!}
          disablePortal
          placement="bottom-start"
          role="group"
          aria-label="Sources"
          sx={{ zIndex: 1 }}
        >
          <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
            <Link href="#click-away-and-escape">An herbal from 1325</Link>
            <br />
            <Link href="#click-away-and-escape">A letter from a sailor</Link>
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
