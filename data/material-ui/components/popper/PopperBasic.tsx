import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperBasic() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-describedby={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        petrichor
      </Button>
      <Popper id={id} open={open} anchorEl={anchorEl} sx={{ zIndex: 'tooltip' }}>
        <Paper elevation={4} sx={{ p: 1.5, m: 1, maxWidth: 240 }}>
          The smell of rain on dry ground. First used in print in 1964.
        </Paper>
      </Popper>
    </div>
  );
}
