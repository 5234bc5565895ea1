import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalDisabled() {
  const [inside, setInside] = useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <FormControlLabel
        control={<Switch checked={inside} onChange={(event) => setInside(event.target.checked)} />}
        label="disablePortal"
      />
      <Box sx={{ position: 'relative', height: 90, overflow: 'hidden', border: '1px dashed' }}>
        <Portal disablePortal={inside}>
          <Paper
            elevation={6}
            sx={{ position: inside ? 'absolute' : 'fixed', bottom: -12, insetInlineEnd: 16, p: 3 }}
          >
            An octopus
          </Paper>
        </Portal>
      </Box>
    </Box>
  );
}
