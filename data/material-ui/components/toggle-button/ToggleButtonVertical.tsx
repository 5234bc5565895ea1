import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonVertical() {
  const [range, setRange] = React.useState('hour');

  return (
    <ToggleButtonGroup
      exclusive
      orientation="vertical"
      aria-label="Radar loop"
      value={range}
      onChange={(_event, next: string | null) => setRange(next ?? range)}
    >
      <ToggleButton value="hour">Last hour</ToggleButton>
      <ToggleButton value="day">Last day</ToggleButton>
      <ToggleButton value="ahead">Two hours ahead</ToggleButton>
    </ToggleButtonGroup>
  );
}
