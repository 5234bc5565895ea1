import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderBasic() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Kiln fan</Typography>
      <Slider aria-labelledby={labelId} defaultValue={40} />
    </Box>
  );
}
