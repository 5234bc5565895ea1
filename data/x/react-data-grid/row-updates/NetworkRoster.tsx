import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createReading, firstReadings, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
  { field: 'count', headerName: 'Update', type: 'number', width: 100 },
];

export default function NetworkRoster() {
  const [rows, setRows] = useState(firstReadings);

  const add = () => {
    const next = Math.max(-1, ...rows.map((row) => row.id)) + 1;
    setRows([...rows, createReading(next, 0)]);
  };
  const update = () => setRows(rows.map((row) => createReading(row.id, row.count + 1)));
  const removeLast = () => setRows(rows.slice(0, -1));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Button variant="outlined" onClick={add}>
          Add a station
        </Button>
        <Button variant="outlined" onClick={update}>
          Update all readings
        </Button>
        <Button variant="outlined" onClick={removeLast}>
          Remove the last station
        </Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Latest readings' } }}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        {`Stations: ${rows.length}`}
      </Typography>
    </Box>
  );
}
