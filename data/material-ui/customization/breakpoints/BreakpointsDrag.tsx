import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';

export default function BreakpointsDrag() {
  const [width, setWidth] = React.useState(1000);
  const { breakpoints } = useTheme();
  const active = breakpoints.keys.filter((key) => breakpoints.values[key] <= width).at(-1);
  const columns = { xs: 1, sm: 2, md: 3, lg: 4, xl: 6 }[active ?? 'xs'];

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="screen-width" variant="body2">
        {width} pixels: breakpoint {active}
      </Typography>
      <Slider
        aria-labelledby="screen-width"
        min={320}
        max={1920}
        step={20}
        marks={breakpoints.keys.map((key) => ({ value: breakpoints.values[key] }))}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gap: 1,
          width: `${(width / 1920) * 100}%`,
        }}
      >
        {['Lisbon', 'Porto', 'Faro', 'Braga', 'Évora', 'Tomar'].map((city) => (
          <Box key={city} sx={{ p: 0.5, border: 1, borderColor: 'divider', overflow: 'hidden' }}>
            {city}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
