import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonSizes() {
  const [unit, setUnit] = React.useState('hpa');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Pressure unit, ${size}`}
          value={unit}
          onChange={(_event, next: string | null) => setUnit(next ?? unit)}
        >
          <ToggleButton value="hpa">hPa</ToggleButton>
          <ToggleButton value="mmhg">mmHg</ToggleButton>
          <ToggleButton value="inhg">inHg</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
