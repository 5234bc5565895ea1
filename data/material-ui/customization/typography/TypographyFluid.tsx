import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function TypographyFluid() {
  const [width, setWidth] = React.useState(70);

  return (
    <Box sx={{ width: '100%' }}>
      <Slider
        aria-label="Width of the card in percent"
        min={40}
        max={100}
        value={width}
        onChange={(_event, value) => setWidth(value as number)}
        sx={{ maxWidth: 400 }}
      />
      <Paper variant="outlined" sx={{ p: 2, width: `${width}%`, containerType: 'inline-size' }}>
        <Typography component="h3" sx={{ fontSize: 'clamp(1.125rem, 0.75rem + 4cqi, 2.5rem)' }}>
          Night train to the coast
        </Typography>
        <Typography variant="body2">Departs at 22:10 from platform 4.</Typography>
      </Paper>
    </Box>
  );
}
