import * as React from 'react';
import Grid from '@mui/material/Grid';
import Grid2 from '@mui/material/Grid2';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const outlined = { outline: '2px dashed', outlineColor: 'primary.main' };
const part = { p: 1.5, bgcolor: 'action.selected', textAlign: 'center' };

export default function CompareGrids() {
  const [version, setVersion] = React.useState('grid');
  return (
    <Stack useFlexGap spacing={4} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={version}
        aria-label="Grid version"
        onChange={(_event, next: string | null) => setVersion(next ?? version)}
      >
        <ToggleButton value="grid">Grid</ToggleButton>
        <ToggleButton value="grid2">Grid2</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ px: 2 }}>
        {version === 'grid' ? (
          <Grid container spacing={2} sx={outlined}>
            <Grid item xs={8} sx={outlined}>
              <Box sx={part}>Route</Box>
            </Grid>
            <Grid item xs={4} sx={outlined}>
              <Box sx={part}>Fare</Box>
            </Grid>
          </Grid>
        ) : (
          <Grid2 container spacing={2} sx={outlined}>
            <Grid2 size={8} sx={outlined}>
              <Box sx={part}>Route</Box>
            </Grid2>
            <Grid2 size={4} sx={outlined}>
              <Box sx={part}>Fare</Box>
            </Grid2>
          </Grid2>
        )}
      </Box>
    </Stack>
  );
}
