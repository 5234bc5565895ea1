import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function PopoverGrow() {
  const [checked, setChecked] = useState(false);

  return (
    <Box sx={{ minHeight: 130 }}>
      <FormControlLabel
        control={
          <Switch checked={checked} onChange={(event) => setChecked(event.target.checked)} />
        }
        label="Couple the cars"
      />
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Grow in={checked} timeout={400} style={{ transformOrigin: 'center' }}>
          <Paper elevation={3} sx={{ p: 2 }}>
            Mail car
          </Paper>
        </Grow>
        <Grow in={checked} timeout={{ enter: 1200, exit: 200 }} easing="ease-out">
          <Paper elevation={3} sx={{ p: 2 }}>
            Dining car
          </Paper>
        </Grow>
      </Box>
    </Box>
  );
}
