import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function MaterialBoxConditional() {
  const [urgent, setUrgent] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FormControlLabel
        control={<Switch checked={urgent} onChange={(event) => setUrgent(event.target.checked)} />}
        label="Unload the kiln today"
      />
      <Box
        role="status"
        sx={[
          { p: 2, borderInlineStart: '4px solid', borderColor: 'divider' },
          urgent && { borderColor: 'warning.main', fontWeight: 'fontWeightBold' },
        ]}
      >
        {urgent ? 'Collect your pots by 18:00' : 'Your pots are in the kiln'}
      </Box>
    </Box>
  );
}
