import { useState } from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Slider from '@mui/material/Slider';

const frames = [64, 110, 80, 140, 52, 96, 120, 70];

export default function MasonrySpacing() {
  const [spacing, setSpacing] = useState(1);

  return (
    <Box sx={{ width: '100%', px: 1, overflowX: 'clip', overflowClipMargin: '8px' }}>
      <Slider
        aria-label="spacing"
        value={spacing}
        onChange={(_event, next) => setSpacing(Number(next))}
        min={0}
        max={4}
        step={0.5}
        marks
        sx={{ maxWidth: 240, mb: 2 }}
      />
      <Masonry
        columns={4}
        spacing={spacing}
        defaultColumns={4}
        defaultHeight={230}
        defaultSpacing={1}
      >
        {frames.map((height, index) => (
          <Chip
            key={index}
            variant="outlined"
            label={index + 1}
            sx={{ height, borderRadius: 1, overflow: 'hidden' }}
          />
        ))}
      </Masonry>
    </Box>
  );
}
