import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonBasic() {
  const [layer, setLayer] = React.useState<string | null>('rain');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Map layer"
      value={layer}
      onChange={(_event, next: string | null) => setLayer(next)}
    >
      <ToggleButton value="rain">Rain</ToggleButton>
      <ToggleButton value="wind">Wind</ToggleButton>
      <ToggleButton value="heat">Heat</ToggleButton>
    </ToggleButtonGroup>
  );
}
