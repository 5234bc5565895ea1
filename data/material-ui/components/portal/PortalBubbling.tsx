import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';

export default function PortalBubbling() {
  const [side, setSide] = useState<HTMLElement | null>(null);
  const [clicks, setClicks] = useState(0);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box onClick={() => setClicks(clicks + 1)} sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Typography>Clicks in this box: {clicks}</Typography>
        <Portal container={side}>
          <Button variant="outlined">Knock on the glass</Button>
        </Portal>
      </Box>
      <Box ref={setSide} sx={{ p: 2, border: '1px dashed' }} />
    </Box>
  );
}
