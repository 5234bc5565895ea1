import * as React from 'react';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import AirIcon from '@mui/icons-material/Air';
import ThunderstormIcon from '@mui/icons-material/Thunderstorm';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonMultiple() {
  const [warnings, setWarnings] = React.useState(['storm', 'frost']);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        color="primary"
        aria-label="Warnings"
        value={warnings}
        onChange={(_event, next: string[]) => setWarnings(next)}
      >
        <ToggleButton value="storm" aria-label="Thunderstorm">
          <ThunderstormIcon />
        </ToggleButton>
        <ToggleButton value="gale" aria-label="Gale">
          <AirIcon />
        </ToggleButton>
        <ToggleButton value="frost" aria-label="Frost">
          <AcUnitIcon />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography>Warn me of: {warnings.join(', ') || 'nothing'}</Typography>
    </Stack>
  );
}
