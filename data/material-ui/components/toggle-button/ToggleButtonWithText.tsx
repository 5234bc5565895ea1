import * as React from 'react';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonWithText() {
  const [view, setView] = React.useState('map');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        color="secondary"
        aria-label="Station view"
        value={view}
        onChange={(_event, next: string | null) => setView(next ?? view)}
      >
        <ToggleButton value="map" sx={{ gap: 1 }}>
          <MapIcon /> Map
        </ToggleButton>
        <ToggleButton value="list" sx={{ gap: 1 }}>
          <ViewListIcon /> List
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography>
        {view === 'map'
          ? '14 stations. The nearest is 3 km to the north.'
          : 'Aln, Brack, Cove, Dunn, Esk and nine more.'}
      </Typography>
    </Stack>
  );
}
