import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slide, { type SlideProps } from '@mui/material/Slide';

const directions = ['up', 'down', 'left', 'right'] as const;

export default function DialogSlide() {
  const [open, setOpen] = useState(false);
  const [direction, setDirection] = useState<SlideProps['direction']>('up');
  const slide: Partial<SlideProps> = { direction };

  const show = (next: SlideProps['direction']) => {
    setDirection(next);
    setOpen(true);
  };

  return (
    <>
      {directions.map((name) => (
        <Button key={name} onClick={() => show(name)}>
          Slide {name}
        </Button>
      ))}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        slots={{ transition: Slide }}
        slotProps={{ transition: slide }}
      >
        <DialogTitle>The mail boat is in</DialogTitle>
        <DialogContent>Three parcels are at the jetty until six.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>On my way</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
