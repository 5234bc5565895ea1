import { useRef, useState } from 'react';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import YardIcon from '@mui/icons-material/Yard';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

const actions = [
  { name: 'Swarm seen', icon: <FlightLandIcon /> },
  { name: 'Water filled', icon: <WaterDropIcon /> },
  { name: 'Forage in bloom', icon: <YardIcon /> },
];

export default function SpeedDialLabels() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const handleAction = () => {
    setOpen(false);
    button.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 300, overflow: 'hidden' }}>
      <Backdrop open={open} sx={{ position: 'absolute' }} />
      <SpeedDial
        ariaLabel="Log an observation"
        icon={<SpeedDialIcon />}
        FabProps={{ ref: button }}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{
          position: 'absolute',
          bottom: 16,
          insetInlineEnd: 16,
          '& .MuiSpeedDialAction-staticTooltipLabel': { whiteSpace: 'nowrap' },
        }}
      >
        {actions.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            tooltipOpen
            onClick={handleAction}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
