import { useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';

export default function ClickAwayEarly() {
  const [count, setCount] = useState({ early: 0, late: 0 });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setCount(({ early, late }) => ({ early: early + 1, late }))}
      >
        <div>
          <Chip label={`Presses outside: ${count.early}`} />
        </div>
      </ClickAwayListener>
      <ClickAwayListener
        onClickAway={() => setCount(({ early, late }) => ({ early, late: late + 1 }))}
      >
        <div>
          <Chip label={`Clicks outside: ${count.late}`} />
        </div>
      </ClickAwayListener>
    </Box>
  );
}
