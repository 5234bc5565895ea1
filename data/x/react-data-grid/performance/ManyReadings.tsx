import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createReadings, type HourlyReading } from './readings';

const columns: GridColDef<HourlyReading>[] = [
  { field: 'id', headerName: 'Hour', type: 'number', width: 100 },
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 120 },
];

const counts = [1000, 10_000, 100_000];
const format = new Intl.NumberFormat('en-US');

export default function ManyReadings() {
  const [count, setCount] = useState(0);
  const rows = useMemo(() => createReadings(count), [count]);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of rows"
        value={count}
        onChange={(_event, value: number | null) => setCount(value ?? 0)}
        sx={{ mb: 2 }}
      >
        {counts.map((option) => (
          <ToggleButton key={option} value={option}>
            {`${format.format(option)} rows`}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 420 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Hourly readings' } }}
          localeText={{ noRowsLabel: 'Choose the number of rows.' }}
          rows={rows}
          columns={columns}
          pageSizeOptions={[25, 50, 100]}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          resetPageOnSortFilter
        />
      </Box>
    </Box>
  );
}
