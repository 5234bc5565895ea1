import * as React from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipOnPress() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        Seeing: 1.4″
        <Tooltip
          describeChild
          disableFocusListener
          disableHoverListener
          disableTouchListener
          open={open}
          onClose={() => setOpen(false)}
          title="How much the air blurs a star. Below 2″ is a good value."
        >
          <IconButton aria-label="What is seeing?" onClick={() => setOpen(!open)}>
            <InfoOutlinedIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </ClickAwayListener>
  );
}
