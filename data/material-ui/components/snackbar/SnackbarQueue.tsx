import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const steps = ['Wheel trued.', 'Chain oiled.', 'Gears adjusted.', 'Test ride done.'];

export default function SnackbarQueue() {
  const [count, setCount] = useState(0);
  /** Numbers of the queued steps. The first one is on screen. */
  const [queue, setQueue] = useState<number[]>([]);
  const [closing, setClosing] = useState(false);
  const current = queue[0];

  const add = () => {
    setQueue([...queue, count]);
    setCount(count + 1);
  };

  const showNext = () => {
    setQueue((waiting) => waiting.slice(1));
    setClosing(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={add}>
        Complete a step
      </Button>
      <Snackbar
        key={current}
        open={current !== undefined && !closing}
        autoHideDuration={queue.length > 1 ? 1500 : 5000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setClosing(true);
        }}
        TransitionProps={{ onExited: showNext }}
        message={current !== undefined && steps[current % steps.length]}
      />
    </>
  );
}
