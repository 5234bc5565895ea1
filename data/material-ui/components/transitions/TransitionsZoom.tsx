import { useState } from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import BeachAccessIcon from '@mui/icons-material/BeachAccess';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Zoom from '@mui/material/Zoom';

export default function TransitionsZoom() {
  const [frost, setFrost] = useState(false);
  const timeout = 200;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Button variant="outlined" onClick={() => setFrost(!frost)}>
        {frost ? 'Thaw' : 'Freeze'}
      </Button>
      <Box sx={{ position: 'relative', width: 48, height: 48, '& > *': { position: 'absolute' } }}>
        <Zoom
          in={!frost}
          appear={false}
          timeout={timeout}
          style={{ transitionDelay: `${frost ? 0 : timeout}ms` }}
        >
          <BeachAccessIcon sx={{ fontSize: 48 }} color="warning" />
        </Zoom>
        <Zoom in={frost} timeout={timeout} style={{ transitionDelay: `${frost ? timeout : 0}ms` }}>
          <AcUnitIcon sx={{ fontSize: 48 }} color="info" />
        </Zoom>
      </Box>
    </Box>
  );
}
