import { useState } from 'react';
import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';

export default function TransitionsGrow() {
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ minHeight: 150 }}>
      <ToggleButton
        value="forecast"
        selected={open}
        onChange={() => setOpen(!open)}
        size="small"
        sx={{ mb: 1 }}
      >
        Tomorrow
      </ToggleButton>
      <Grow in={open} appear={false} style={{ transformOrigin: 'top' }}>
        <Paper elevation={4} sx={{ p: 2 }}>
          Fog until ten, then sun.
          <br />
          12 °C, no wind to speak of.
        </Paper>
      </Grow>
    </Box>
  );
}
