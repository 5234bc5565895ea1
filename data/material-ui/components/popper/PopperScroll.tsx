import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function PopperScroll() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  const id = useId();

  return (
    <Box
      role="region"
      aria-label="Proof sheet"
      tabIndex={0}
      sx={{
        position: 'relative',
        width: '100%',
        height: 180,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ height: 520, pt: 12, textAlign: 'center' }}>
        <Button
          variant="outlined"
          aria-describedby={open ? id : undefined}
          onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
        >
          liminal
        </Button>
        <Popper
          id={id}
          open={open}
          anchorEl={anchorEl}
          disablePortal
          sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
        >
          <Paper elevation={4} sx={{ p: 1.5, m: 1 }}>
            On a threshold
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}
