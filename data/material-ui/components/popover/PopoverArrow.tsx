import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Popover, { popoverClasses } from '@mui/material/Popover';
import { styled } from '@mui/material/styles';

const ArrowPopover = styled(Popover)(({ theme }) => ({
  [`& .${popoverClasses.paper}`]: {
    overflow: 'visible',
    padding: theme.spacing(1.5, 2),
    backgroundImage: 'none',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -6,
      insetInline: 0,
      marginInline: 'auto',
      width: 12,
      height: 12,
      rotate: '45deg',
      backgroundColor: 'inherit',
    },
  },
}));

export default function PopoverArrow() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
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
        Next steam day
      </Button>
      <ArrowPopover
        id={id}
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: -10, horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Next steam day' } }}
      >
        Sunday, 9 June
      </ArrowPopover>
    </div>
  );
}
