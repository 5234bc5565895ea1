import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { log, type LogEntry } from './stations';

const columns: GridColDef<LogEntry>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'observer', headerName: 'Observer', flex: 1, minWidth: 130 },
];

export default function LogHeights() {
  const [density, setDensity] = useState<GridDensity>('standard');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Density"
        value={density}
        onChange={(_event, value: GridDensity | null) => setDensity(value ?? density)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Roomy</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Observers' } }}
          rows={log}
          columns={columns}
          rowHeight={40}
          density={density}
          hideFooter
        />
      </Box>
    </Box>
  );
}
