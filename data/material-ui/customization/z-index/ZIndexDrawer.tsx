import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Toolbar from '@mui/material/Toolbar';

export default function ZIndexDrawer() {
  const [above, setAbove] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <FormControlLabel
        label="App bar above the sidebar"
        control={<Switch checked={above} onChange={(event) => setAbove(event.target.checked)} />}
      />
      <Box sx={{ position: 'relative', isolation: 'isolate', height: 200, overflow: 'hidden' }}>
        <AppBar
          component="div"
          position="absolute"
          sx={{ zIndex: (theme) => theme.zIndex.drawer + (above ? 1 : -1) }}
        >
          <Toolbar variant="dense">Harbor office</Toolbar>
        </AppBar>
        <Paper
          square
          elevation={4}
          sx={{ position: 'absolute', zIndex: 'drawer', width: 130, height: '100%', p: 2, pt: 8 }}
        >
          Berths
        </Paper>
      </Box>
    </Box>
  );
}
