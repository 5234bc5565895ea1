import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchControlled() {
  const [cooling, setCooling] = React.useState(false);

  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch checked={cooling} onChange={(event) => setCooling(event.target.checked)} />
        }
        label="Cool the camera"
      />
      <Typography variant="body2" color="text.secondary">
        {cooling ? 'Sensor: −20 °C in about four minutes.' : 'Sensor: as warm as the night.'}
      </Typography>
    </Stack>
  );
}
