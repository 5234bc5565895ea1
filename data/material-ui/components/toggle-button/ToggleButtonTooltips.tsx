import * as React from 'react';
import GridOnIcon from '@mui/icons-material/GridOn';
import LayersIcon from '@mui/icons-material/Layers';
import SatelliteIcon from '@mui/icons-material/Satellite';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const options = [
  { value: 'grid', name: 'Coordinates', icon: <GridOnIcon /> },
  { value: 'relief', name: 'Relief', icon: <LayersIcon /> },
  { value: 'satellite', name: 'Satellite image', icon: <SatelliteIcon /> },
];

export default function ToggleButtonTooltips() {
  const [shown, setShown] = React.useState(['relief']);

  return (
    <ToggleButtonGroup
      aria-label="Map layers"
      value={shown}
      onChange={(_event, next: string[]) => setShown(next)}
    >
      {options.map(({ value, name, icon }) => (
        <Tooltip key={value} title={name}>
          <ToggleButton value={value}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
