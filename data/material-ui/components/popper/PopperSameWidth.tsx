import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';

const modifiers: PopperProps['modifiers'] = [
  {
    name: 'sameWidth',
    enabled: true,
    phase: 'beforeWrite',
    requires: ['computeStyles'],
    fn: ({ state }) => {
      state.styles.popper!.width = `${state.rects.reference.width}px`;
    },
  },
];

export default function PopperSameWidth() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        New this month
      </Button>
      <Popper
        id={id}
        open={open}
        anchorEl={anchorEl}
        modifiers={modifiers}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper elevation={4} sx={{ p: 2 }}>
          Forty words, among them “doorscroll” and “to umbrella”
        </Paper>
      </Popper>
    </>
  );
}
