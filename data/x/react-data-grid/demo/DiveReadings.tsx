import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { channels, createReading, sensors, type Reading } from './expedition';

const start = Array.from({ length: 500 }, (_, minute) => createReading(minute));

const columns: GridColDef<Reading>[] = [
  { field: 'minute', headerName: 'Time', width: 90 },
  ...channels.map(({ field, depth }): GridColDef<Reading> => ({
    field,
    headerName: `${depth} m`,
    type: 'number',
    width: 80,
    valueFormatter: (value: number) => value.toFixed(1),
  })),
];

const groups: GridColumnGroupingModel = [
  { groupId: 'Dive', children: [{ field: 'minute' }] },
  ...sensors.map((sensor) => ({
    groupId: sensor,
    headerName: `${sensor} sensor, °C`,
    children: channels.filter((channel) => channel.sensor === sensor),
  })),
];

export default function DiveReadings() {
  const apiRef = useGridApiRef();
  const [next, setNext] = useState(start.length);

  const measure = () => {
    apiRef.current.updateRows([createReading(next)]);
    setNext(next + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button variant="contained" onClick={measure}>
          Take the next reading
        </Button>
        <Typography role="status">Readings: {next}</Typography>
      </Box>
      <Box sx={{ height: 440 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Water temperature by sensor and depth' } }}
          apiRef={apiRef}
          rows={start}
          columns={columns}
          columnGroupingModel={groups}
          density="compact"
          disableColumnMenu
          initialState={{ sorting: { sortModel: [{ field: 'minute', sort: 'desc' }] } }}
          showCellVerticalBorder
        />
      </Box>
    </Box>
  );
}
