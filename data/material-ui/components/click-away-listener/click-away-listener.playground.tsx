/** Data cannot hold a function: the playground's listener counts what it is told. */
import { useState } from 'react';
import MuiClickAwayListener, { type ClickAwayListenerProps } from '@mui/material/ClickAwayListener';
import Typography from '@mui/material/Typography';

export function ClickAwayListener(props: ClickAwayListenerProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <MuiClickAwayListener {...props} onClickAway={() => setCount((now) => now + 1)} />
      <Typography variant="body2" sx={{ mt: 2 }}>
        Calls of onClickAway: {count}
      </Typography>
    </>
  );
}
