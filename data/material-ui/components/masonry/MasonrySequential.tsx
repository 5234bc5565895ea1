import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const visits = [150, 60, 60, 60, 120, 60, 90, 60];

export default function MasonrySequential() {
  const [sequential, setSequential] = useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={sequential} onChange={(event) => setSequential(event.target.checked)} />
        }
        label="sequential"
      />
      <Box sx={{ overflowX: 'clip', overflowClipMargin: '8px' }}>
        <Masonry
          columns={3}
          sequential={sequential}
          defaultColumns={3}
          defaultHeight={300}
          defaultSpacing={1}
        >
          {visits.map((height, index) => (
            <Paper key={index} variant="outlined" sx={{ p: 1, height }}>
              Visit {index + 1}
            </Paper>
          ))}
        </Masonry>
      </Box>
    </Box>
  );
}
