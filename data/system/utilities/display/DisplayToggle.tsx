import * as React from 'react';
import Box from '@mui/system/Box';

export default function DisplayToggle() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ boxSizing: 'border-box', width: 1, maxWidth: 360, border: 1, borderRadius: 2 }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls="display-toggle-conditions"
        onClick={() => setOpen(!open)}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          width: 1,
          p: 2,
          font: 'inherit',
          textAlign: 'start',
          color: 'inherit',
          bgcolor: 'transparent',
          border: 0,
          borderRadius: 2,
          cursor: 'pointer',
        }}
      >
        Sky conditions
        <span aria-hidden>{open ? '−' : '+'}</span>
      </Box>
      <Box id="display-toggle-conditions" sx={{ display: open ? 'block' : 'none', px: 2, pb: 2 }}>
        Transparency is good. Thin haze is expected near the horizon after midnight.
      </Box>
    </Box>
  );
}
