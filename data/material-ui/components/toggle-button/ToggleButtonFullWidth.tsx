import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonFullWidth() {
  const [scale, setScale] = React.useState('celsius');

  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      aria-label="Temperature scale"
      value={scale}
      onChange={(_event, next: string | null) => setScale(next ?? scale)}
      sx={{ maxWidth: 400 }}
    >
      <ToggleButton value="celsius">°C</ToggleButton>
      <ToggleButton value="fahrenheit">°F</ToggleButton>
      <ToggleButton value="kelvin">K</ToggleButton>
    </ToggleButtonGroup>
  );
}
