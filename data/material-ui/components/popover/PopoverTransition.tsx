import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function PopoverTransition() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [visits, setVisits] = useState(0);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Ghost train
      </Button>
      <Typography sx={{ mt: 1 }}>Times closed: {visits}</Typography>
      <Popover
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'center', horizontal: 'right' }}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 700, exit: 300 }}
        TransitionProps={{ onExited: () => setVisits(visits + 1) }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Ghost train', sx: { p: 2 } } }}
      >
        Platform 13, maybe
      </Popover>
    </div>
  );
}
