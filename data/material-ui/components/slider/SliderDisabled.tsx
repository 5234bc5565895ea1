import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SliderDisabled() {
  const labelId = React.useId();
  const [firing, setFiring] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={firing} onChange={(event) => setFiring(event.target.checked)} />}
        label="Firing in progress"
      />
      <Typography id={labelId}>Damper opening</Typography>
      <Slider aria-labelledby={labelId} defaultValue={35} disabled={firing} />
      <Typography color="text.secondary">The firing program controls the damper.</Typography>
    </Box>
  );
}
