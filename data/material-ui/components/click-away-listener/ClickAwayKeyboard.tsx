import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';

export default function ClickAwayKeyboard() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  return (
    <ClickAwayListener onClickAway={close}>
      <Box
        onBlur={({ currentTarget, relatedTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && close()
        }
        onKeyDown={({ key }) => {
          if (key === 'Escape' && open) {
            close();
            button.current?.focus();
          }
        }}
        sx={{ position: 'relative', minHeight: 120 }}
      >
        <Button ref={button} variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Recipes with quinces
        </Button>
        {open && (
          <Paper
            elevation={4}
            sx={{ position: 'absolute', insetInline: 0, mt: 1, p: 2, zIndex: 1 }}
          >
            <Link href="#keyboard-dismissal">Jelly</Link>
            <br />
            <Link href="#keyboard-dismissal">Paste, with hazelnuts</Link>
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
