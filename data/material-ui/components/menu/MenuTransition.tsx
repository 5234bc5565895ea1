import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

export default function MenuTransition() {
  const [anchorEl, setAnchorEl] = useState<HTMLElement | null>(null);
  const [openings, setOpenings] = useState(0);
  const open = Boolean(anchorEl);
  const close = () => setAnchorEl(null);
  const menuId = useId();

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Special of the day
      </Button>
      <Typography variant="body2" color="text.secondary">
        Openings: {openings}
      </Typography>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 400, exit: 100 }}
        TransitionProps={{ onEntered: () => setOpenings(openings + 1) }}
        MenuListProps={{ id: menuId, 'aria-label': 'Special of the day' }}
      >
        <MenuItem onClick={close}>Onion tart</MenuItem>
        <MenuItem onClick={close}>Pumpkin roll</MenuItem>
      </Menu>
    </>
  );
}
