import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';

export default function MenuPopover() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [amount, setAmount] = useState('12');
  const open = Boolean(anchorEl);
  const id = useId();

  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Pretzels: {amount || 0}
      </Button>
      <Popover
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { id, role: 'dialog', 'aria-label': 'Number of pretzels' } }}
      >
        <Box sx={{ display: 'flex', gap: 1, p: 2 }}>
          <TextField
            label="Number"
            type="number"
            size="small"
            autoFocus
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            sx={{ width: 110 }}
          />
          <Button onClick={() => setAnchorEl(null)}>Done</Button>
        </Box>
      </Popover>
    </>
  );
}
