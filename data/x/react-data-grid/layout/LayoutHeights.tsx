import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { SxProps } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { jobs, type Job } from './jobs';

const columns: GridColDef<Job>[] = [
  { field: 'task', headerName: 'Job', flex: 1, minWidth: 190 },
  { field: 'vehicle', headerName: 'Vehicle', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const parents: Record<string, SxProps> = {
  Fixed: { height: 380 },
  Content: { display: 'flex', flexDirection: 'column' },
  Limited: { display: 'flex', flexDirection: 'column', maxHeight: 380 },
};

const counts = [3, 5, 60];

export default function LayoutHeights() {
  const [parent, setParent] = useState('Fixed');
  const [count, setCount] = useState(3);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={parent}
          onChange={(_event, value) => setParent(value ?? parent)}
          aria-label="Height of the parent"
        >
          {Object.keys(parents).map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={count}
          onChange={(_event, value) => setCount(value ?? count)}
          aria-label="Number of jobs"
        >
          {counts.map((number) => (
            <ToggleButton key={number} value={number}>
              {number} jobs
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
      <Box sx={parents[parent]}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Workshop jobs' } }}
          rows={jobs.slice(0, count)}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 25]}
          disableRowSelectionOnClick
        />
      </Box>
    </Stack>
  );
}
