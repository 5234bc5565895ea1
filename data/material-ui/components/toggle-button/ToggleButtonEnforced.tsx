import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const heights = [100, 2000, 5500];

export default function ToggleButtonEnforced() {
  const [height, setHeight] = React.useState(100);
  const [days, setDays] = React.useState(['today', 'tomorrow']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Wind altitude"
        value={height}
        onChange={(_event, next: number | null) => setHeight(next ?? height)}
      >
        {heights.map((metres) => (
          <ToggleButton key={metres} value={metres} sx={{ textTransform: 'none' }}>
            {metres} m
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        size="small"
        aria-label="Days"
        value={days}
        onChange={(_event, next: string[]) => setDays(next.length > 0 ? next : days)}
      >
        <ToggleButton value="today">Today</ToggleButton>
        <ToggleButton value="tomorrow">Tomorrow</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
