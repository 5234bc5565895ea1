import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Zoom from '@mui/material/Zoom';

const hours = ['06:00', '07:00', '08:00', '09:00', '10:00', '11:00'];

export default function TransitionsStaggered() {
  const [show, setShow] = useState(true);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={() => setShow(!show)}>
        {show ? 'Clear readings' : 'Load readings'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {hours.map((hour, index) => (
          <Zoom
            key={hour}
            in={show}
            appear={false}
            style={{ transitionDelay: `${show ? index * 80 : 0}ms` }}
          >
            <Chip label={hour} />
          </Zoom>
        ))}
      </Box>
    </Box>
  );
}
