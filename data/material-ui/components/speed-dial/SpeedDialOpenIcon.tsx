import CloseIcon from '@mui/icons-material/Close';
import HiveIcon from '@mui/icons-material/Hive';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ScaleIcon from '@mui/icons-material/Scale';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';

export default function SpeedDialOpenIcon() {
  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 230 }}>
      <SpeedDial
        ariaLabel="Hive work"
        icon={<SpeedDialIcon icon={<HiveIcon />} openIcon={<CloseIcon />} />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<ScaleIcon />} tooltipTitle="Weigh" />
        <SpeedDialAction icon={<LocalShippingIcon />} tooltipTitle="Move" />
      </SpeedDial>
    </Box>
  );
}
