import { useRef, useState } from 'react';
import BlurOnIcon from '@mui/icons-material/BlurOn';
import CleaningServicesIcon from '@mui/icons-material/CleaningServices';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

export default function SpeedDialOnClick() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('none yet');

  const handleOpen: SpeedDialProps['onOpen'] = (event, why) => {
    setReason(why);
    if (why === 'toggle' || (why === 'focus' && event.target !== button.current)) setOpen(true);
  };

  const handleClose: SpeedDialProps['onClose'] = (_event, why) => {
    setReason(why);
    if (why !== 'mouseLeave') setOpen(false);
  };

  const handleAction = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 230 }}>
      <Typography>Last reason: {reason}</Typography>
      <SpeedDial
        ariaLabel="Tools"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: button }}
        open={open}
        onOpen={handleOpen}
        onClose={handleClose}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<BlurOnIcon />} tooltipTitle="Smoker" onClick={handleAction} />
        <SpeedDialAction
          icon={<CleaningServicesIcon />}
          tooltipTitle="Brush"
          onClick={handleAction}
        />
      </SpeedDial>
    </Box>
  );
}
