import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createReading, firstReadings, type Reading } from './readings';

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
  { field: 'count', headerName: 'Update', type: 'number', width: 100 },
];

export default function LiveReadings() {
  const apiRef = useGridApiRef();
  const [receiving, setReceiving] = useState(false);

  useEffect(() => {
    if (!receiving) {
      return undefined;
    }
    let station = 0;
    const timer = setInterval(() => {
      const row = apiRef.current.getRow<Reading>(station);
      apiRef.current.updateRows([createReading(station, (row?.count ?? 0) + 1)]);
      station = (station + 1) % firstReadings.length;
    }, 700);
    return () => clearInterval(timer);
  }, [apiRef, receiving]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button variant="outlined" onClick={() => setReceiving(!receiving)}>
          {receiving ? 'Stop receiving' : 'Start receiving'}
        </Button>
        <Typography role="status">
          {receiving ? 'One station reports at a time.' : 'Paused'}
        </Typography>
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Live readings' } }}
          apiRef={apiRef}
          rows={firstReadings}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'temperature', sort: 'desc' }] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}
