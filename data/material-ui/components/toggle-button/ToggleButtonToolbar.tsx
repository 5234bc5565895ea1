import * as React from 'react';
import AirIcon from '@mui/icons-material/Air';
import CloudIcon from '@mui/icons-material/Cloud';
import MapIcon from '@mui/icons-material/Map';
import SatelliteIcon from '@mui/icons-material/Satellite';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';

const airy = {
  [`& .${toggleButtonGroupClasses.grouped}`]: { m: 0.5, border: 0, borderRadius: 1 },
};

export default function ToggleButtonToolbar() {
  const [ground, setGround] = React.useState('map');
  const [layers, setLayers] = React.useState(['rain']);

  return (
    <Paper variant="outlined" sx={{ display: 'flex', flexWrap: 'wrap' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Base map"
        value={ground}
        onChange={(_event, next: string | null) => setGround(next ?? ground)}
        sx={airy}
      >
        <ToggleButton value="map" aria-label="Map">
          <MapIcon />
        </ToggleButton>
        <ToggleButton value="satellite" aria-label="Satellite">
          <SatelliteIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Divider flexItem orientation="vertical" sx={{ my: 1 }} />
      <ToggleButtonGroup
        size="small"
        aria-label="Layers"
        value={layers}
        onChange={(_event, next: string[]) => setLayers(next)}
        sx={airy}
      >
        <ToggleButton value="rain" aria-label="Rainfall">
          <WaterDropIcon />
        </ToggleButton>
        <ToggleButton value="wind" aria-label="Wind arrows">
          <AirIcon />
        </ToggleButton>
        <ToggleButton value="clouds" aria-label="Cloud cover">
          <CloudIcon />
        </ToggleButton>
      </ToggleButtonGroup>
    </Paper>
  );
}
