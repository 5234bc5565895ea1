import { useState } from 'react';
import EggIcon from '@mui/icons-material/Egg';
import PestControlIcon from '@mui/icons-material/PestControl';
import ThermostatIcon from '@mui/icons-material/Thermostat';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Typography from '@mui/material/Typography';

const notes = [
  { name: 'Brood', icon: <EggIcon /> },
  { name: 'Temperature', icon: <ThermostatIcon /> },
  { name: 'Mites', icon: <PestControlIcon /> },
];

export default function SpeedDialBasic() {
  const [last, setLast] = useState('nothing');

  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 300 }}>
      <Typography role="status">Last note about hive 7: {last}</Typography>
      <SpeedDial
        ariaLabel="Add a note"
        icon={<SpeedDialIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        {notes.map(({ name, icon }) => (
          <SpeedDialAction
            key={name}
            icon={icon}
            tooltipTitle={name}
            onClick={() => setLast(name.toLowerCase())}
          />
        ))}
      </SpeedDial>
    </Box>
  );
}
