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
  const [added, setAdded] = React.useState('Nothing added yet');
  const [open, setOpen] = React.useState(false);

  const add = (item: string) => {
    setAdded(`${item} added`);
    setOpen(false);
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <p role="status">{added}</p>
      <SpeedDial
        ariaLabel="Add to the report"
        icon={<ReportIcon />}
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction
          icon={<PhotoCameraIcon />}
          slotProps={{ tooltip: { title: 'Photo' } }}
          onClick={() => add('Photo')}
        />
        <SpeedDialAction
          icon={<DescriptionIcon />}
          slotProps={{ tooltip: { title: 'Note' } }}
          onClick={() => add('Note')}
        />
      </SpeedDial>
    </Box>
  );
}
