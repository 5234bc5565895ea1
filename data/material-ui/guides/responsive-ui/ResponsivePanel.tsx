import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ResponsivePanel() {
  const [width, setWidth] = React.useState(100);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 560, pt: 2 }}>
      <Slider
        aria-label="Width of the panel"
        min={40}
        value={width}
        onChange={(_event, value) => setWidth(Array.isArray(value) ? 100 : value)}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value}%`}
        getAriaValueText={(value) => `${value} percent`}
      />
      <Box sx={{ width: `${width}%`, containerType: 'inline-size' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { '@': 'column', '@360': 'row' },
            justifyContent: 'space-between',
            gap: 1,
            p: 2,
            border: 1,
            borderColor: 'divider',
          }}
        >
          <Typography sx={{ fontWeight: 500 }}>Tide table</Typography>
          <Typography>High 06:12</Typography>
          <Typography>Low 12:25</Typography>
        </Box>
      </Box>
    </Stack>
  );
}
