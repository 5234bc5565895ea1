import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';

export default function PortalBasic() {
  const [feeding, setFeeding] = useState(false);
  const tank = useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 400 }}>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
        <Button variant="outlined" onClick={() => setFeeding(!feeding)}>
          {feeding ? 'Stop feeding' : 'Feed the fish'}
        </Button>
        {feeding && <Portal container={() => tank.current}>Krill, from the upper box</Portal>}
      </Box>
      <Box ref={tank} role="status" sx={{ p: 2, minHeight: 56, border: '1px dashed' }} />
    </Box>
  );
}
