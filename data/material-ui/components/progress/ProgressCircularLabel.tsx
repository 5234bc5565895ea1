import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function ProgressCircularLabel() {
  const [traced, setTraced] = useState(64);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
        <CircularProgress
          variant="determinate"
          value={traced}
          size={80}
          aria-label="Coastline traced"
        />
        <Typography aria-hidden sx={{ fontWeight: 500 }}>
          {traced} %
        </Typography>
      </Box>
      <Button onClick={() => setTraced(traced < 100 ? traced + 9 : 10)}>
        {traced < 100 ? 'Trace the next bay' : 'Start another coastline'}
      </Button>
    </Box>
  );
}
