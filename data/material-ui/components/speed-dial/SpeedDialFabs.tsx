import AcUnitIcon from '@mui/icons-material/AcUnit';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import Fade from '@mui/material/Fade';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialFabs() {
  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 270 }}>
      <SpeedDial
        ariaLabel="Season"
        icon={<SpeedDialIcon />}
        FabProps={{ color: 'secondary', size: 'medium' }}
        slots={{ transition: Fade }}
        slotProps={{ transition: { appear: false } }}
        sx={{ position: 'absolute', bottom: 0, insetInlineStart: 0 }}
      >
        <SpeedDialAction
          icon={<LocalFloristIcon />}
          tooltipTitle="Spring"
          tooltipPlacement="right"
          FabProps={{ size: 'medium' }}
        />
        <SpeedDialAction
          icon={<WbSunnyIcon />}
          tooltipTitle="Summer"
          tooltipPlacement="right"
          FabProps={{ size: 'medium' }}
        />
        <SpeedDialAction
          icon={<AcUnitIcon />}
          tooltipTitle="Winter"
          tooltipPlacement="right"
          FabProps={{ size: 'medium', disabled: true }}
        />
      </SpeedDial>
    </Box>
  );
}
