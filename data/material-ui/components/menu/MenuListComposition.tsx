import { useId, useState, type KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Grow from '@mui/material/Grow';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function MenuListComposition() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();

  const leave = () => {
    setOpen(false);
    button?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
  };

  return (
    <>
      <Button
        ref={setButton}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(!open)}
      >
        Timer
      </Button>
      <Popper
        open={open}
        anchorEl={button}
        role={undefined}
        placement="bottom-start"
        transition
        sx={{ zIndex: 'modal' }}
      >
        {({ TransitionProps }) => (
          <Grow {...TransitionProps}>
            <Paper elevation={8}>
              <ClickAwayListener onClickAway={() => setOpen(false)}>
                <MenuList
                  autoFocusItem={open}
                  id={`${id}-menu`}
                  aria-labelledby={`${id}-button`}
                  onKeyDown={handleKeyDown}
                >
                  <MenuItem onClick={leave}>Proof, 45 minutes</MenuItem>
                  <MenuItem onClick={leave}>Bake, 50 minutes</MenuItem>
                  <MenuItem onClick={leave}>Cool down, 2 hours</MenuItem>
                </MenuList>
              </ClickAwayListener>
            </Paper>
          </Grow>
        )}
      </Popper>
    </>
  );
}
