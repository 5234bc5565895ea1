import * as React from 'react';
import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon, { type SpeedDialIconProps } from '@mui/material/SpeedDialIcon';
import DescriptionIcon from '@mui/icons-material/Description';
import EditIcon from '@mui/icons-material/Edit';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

function ReportIcon(props: SpeedDialIconProps) {
  return <SpeedDialIcon openIcon={<EditIcon />} {...props} />;
}
ReportIcon.muiName = 'SpeedDialIcon';

export default function ComposedSpeedDialIcon() {
  const [last, setLast] = React.useState('nothing');
  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 220 }}>
      <p role="status">Last added: {last}</p>
      <SpeedDial
        ariaLabel="Add to the report"
        icon={<ReportIcon />}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction
          icon={<PhotoCameraIcon />}
          tooltipTitle="Photo"
          onClick={() => setLast('photo')}
        />
        <SpeedDialAction
          icon={<DescriptionIcon />}
          tooltipTitle="Note"
          onClick={() => setLast('note')}
        />
      </SpeedDial>
    </Box>
  );
}
