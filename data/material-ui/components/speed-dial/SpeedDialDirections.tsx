import { useState } from 'react';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import VideocamIcon from '@mui/icons-material/Videocam';
import Box from '@mui/material/Box';
import SpeedDial, { type SpeedDialProps } from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const directions = ['up', 'right', 'down', 'left'] as const;

export default function SpeedDialDirections() {
  const [direction, setDirection] = useState<SpeedDialProps['direction']>('right');
  const [open, setOpen] = useState(true);

  const turn = (next: SpeedDialProps['direction'] | null) => {
    if (next) setDirection(next);
    setOpen(true);
  };

  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
      <ToggleButtonGroup
        aria-label="Direction"
        exclusive
        size="small"
        value={direction}
        onChange={(_event, next: SpeedDialProps['direction'] | null) => turn(next)}
      >
        {directions.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ position: 'relative', zIndex: 0, width: 240, height: 300 }}>
        <SpeedDial
          ariaLabel="Record the hive"
          icon={<SpeedDialIcon />}
          direction={direction}
          open={open}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          sx={{
            position: 'absolute',
            '&.MuiSpeedDial-directionUp': { bottom: 16, insetInlineStart: 92 },
            '&.MuiSpeedDial-directionDown': { top: 16, insetInlineStart: 92 },
            '&.MuiSpeedDial-directionRight': { top: 120, left: 16 },
            '&.MuiSpeedDial-directionLeft': { top: 120, right: 16 },
          }}
        >
          <SpeedDialAction icon={<PhotoCameraIcon />} tooltipTitle="Photo" />
          <SpeedDialAction icon={<VideocamIcon />} tooltipTitle="Video" />
        </SpeedDial>
      </Box>
    </Box>
  );
}
