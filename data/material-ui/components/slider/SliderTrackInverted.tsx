import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderTrackInverted() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Low glaze warning</Typography>
      <Slider
        aria-labelledby={labelId}
        track="inverted"
        defaultValue={25}
        getAriaValueText={(value) => `${value} percent`}
      />
      <Typography gutterBottom>Room temperature warning</Typography>
      <Slider
        track="inverted"
        defaultValue={[14, 26]}
        max={40}
        getAriaLabel={(index) => (index === 0 ? 'Coldest' : 'Warmest')}
        getAriaValueText={(value) => `${value} °C`}
      />
    </Box>
  );
}
