import { useState } from 'react';
import AddIcon from '@mui/icons-material/Add';
import MicIcon from '@mui/icons-material/Mic';
import TextFieldsIcon from '@mui/icons-material/TextFields';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Switch from '@mui/material/Switch';

export default function SpeedDialHidden() {
  const [resting, setResting] = useState(false);

  return (
    <Box sx={{ position: 'relative', zIndex: 0, width: '100%', height: 230 }}>
      <FormControlLabel
        label="Winter break: no entries"
        control={
          <Switch checked={resting} onChange={(event) => setResting(event.target.checked)} />
        }
      />
      <SpeedDial
        ariaLabel="New entry"
        icon={<AddIcon />}
        hidden={resting}
        transitionDuration={400}
        sx={{ position: 'absolute', bottom: 0, insetInlineEnd: 0 }}
      >
        <SpeedDialAction icon={<MicIcon />} tooltipTitle="Speak" />
        <SpeedDialAction icon={<TextFieldsIcon />} tooltipTitle="Write" />
      </SpeedDial>
    </Box>
  );
}
