import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function TransitionsCollapse() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Typography variant="h6" component="div">
        Gale warning until Friday
      </Typography>
      <Collapse in={open} collapsedSize="3em" timeout="auto">
        <Typography>
          South-west 8, in gusts 10. Take in what can fly. The measuring mast will be laid down at
          noon, so there are no wind readings from then on; the buoy goes on sending waves and water
          temperature, as long as its chain holds.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show more'}
      </Button>
    </Box>
  );
}
