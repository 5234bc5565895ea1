import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function MaterialMonitor() {
  const [on, setOn] = useState(true);

  return (
    <div>
      <FormControlLabel
        control={<Switch checked={on} onChange={(event) => setOn(event.target.checked)} />}
        label="Headphones in the hall"
      />
      <Typography role="status">{on ? 'The hall hears the mix' : 'The hall is silent'}</Typography>
    </div>
  );
}
