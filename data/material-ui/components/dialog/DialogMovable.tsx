import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import OpenWith from '@mui/icons-material/OpenWith';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Paper, { type PaperProps } from '@mui/material/Paper';

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
};

function MovablePaper({ children, ...props }: PaperProps) {
  const [[x, y], setOffset] = useState([0, 0]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setOffset(([left, top]) => [left + step[0], top + step[1]]);
  };

  const handlePointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      setOffset(([left, top]) => [left + event.movementX, top + event.movementY]);
    }
  };

  return (
    <Paper {...props} style={{ ...props.style, translate: `${x}px ${y}px` }}>
      <IconButton
        aria-label="Move with the arrow keys"
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handlePointerMove}
        sx={{ position: 'absolute', top: 12, insetInlineEnd: 12, touchAction: 'none' }}
      >
        <OpenWith />
      </IconButton>
      {children}
    </Paper>
  );
}

export default function DialogMovable() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the legend
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} PaperComponent={MovablePaper}>
        <DialogTitle sx={{ paddingInlineEnd: 8 }}>Map legend</DialogTitle>
        <DialogContent>Dotted line: path underwater at high tide.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
