import * as React from 'react';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const colors = ['standard', 'primary', 'secondary', 'success', 'error', 'info', 'warning'] as const;

export default function ToggleButtonColors() {
  const [sky, setSky] = React.useState<string | null>('sun');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          exclusive
          color={color}
          aria-label={`Sky, ${color}`}
          value={sky}
          onChange={(_event, next: string | null) => setSky(next)}
        >
          <ToggleButton value="sun" aria-label="Sun">
            <WbSunnyIcon />
          </ToggleButton>
          <ToggleButton value="rain" aria-label="Rain">
            <WaterDropIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
