import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonDisabled() {
  const [layers, setLayers] = useState(['snow']);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        value={layers}
        onChange={(_event, next: string[]) => setLayers(next)}
        aria-label="Seasonal layers"
      >
        <ToggleButton value="snow">Snow</ToggleButton>
        <ToggleButton value="pollen" disabled>
          Pollen
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">Pollen data is available from March.</Typography>
      <ToggleButtonGroup disabled value={['live']} aria-label="Radar">
        <ToggleButton value="live">Live</ToggleButton>
        <ToggleButton value="film">Loop</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">The radar is down for maintenance.</Typography>
    </Stack>
  );
}
