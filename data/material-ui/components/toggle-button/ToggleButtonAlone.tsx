import * as React from 'react';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import ToggleButton from '@mui/material/ToggleButton';

export default function ToggleButtonAlone() {
  const [pinned, setPinned] = React.useState(false);

  return (
    <ToggleButton
      value="pin"
      aria-label="Pin this station"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
    >
      {pinned ? <PushPinIcon /> : <PushPinOutlinedIcon />}
    </ToggleButton>
  );
}
