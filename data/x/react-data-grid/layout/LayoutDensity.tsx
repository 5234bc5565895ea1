import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';

const columns: GridColDef<Job>[] = [
  { field: 'task', headerName: 'Job', flex: 1, minWidth: 190 },
  { field: 'vehicle', headerName: 'Vehicle', width: 160 },
];

const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

export default function LayoutDensity() {
  const [density, setDensity] = useState<GridDensity>('compact');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={density}
        onChange={(_event, value) => setDensity(value ?? density)}
        aria-label="Density"
        sx={{ flexWrap: 'wrap' }}
      >
        {densities.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Next jobs in the workshop' } }}
          rows={jobs}
          columns={columns}
          density={density}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
          disableRowSelectionOnClick
        />
      </Box>
    </Stack>
  );
}
