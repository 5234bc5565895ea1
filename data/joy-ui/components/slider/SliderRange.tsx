import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderRange() {
  const [range, setRange] = React.useState([480, 620]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-sm">
        Alarm outside {range[0]} °C to {range[1]} °C
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest temperature' : 'Highest temperature')}
        getAriaValueText={(value) => `${value} degrees Celsius`}
        min={300}
        max={800}
        step={10}
        value={range}
        onChange={(_event, value) => Array.isArray(value) && setRange(value)}
      />
    </Box>
  );
}
