import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { stops, type Stop } from './stops';

const columns: GridColDef<Stop>[] = [
  { field: 'station', headerName: 'Stop', flex: 1, minWidth: 150, sortable: false },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110, sortable: false },
];

export default function BatteryTour() {
  const [rows, setRows] = useState(stops);
  const [selected, setSelected] = useState<GridRowSelectionModel>([4]);
  const [message, setMessage] = useState('Select a stop, and move it.');

  const move = (by: -1 | 1) => {
    const from = rows.findIndex((row) => row.id === selected[0]);
    const stop = rows[from];
    const to = from + by;
    const neighbor = rows[to];
    if (!stop) {
      setMessage('Select a stop first.');
    } else if (!neighbor) {
      setMessage(`${stop.station} is already the ${to < 0 ? 'first' : 'last'} stop.`);
    } else {
      setRows(
        rows.map((row) => {
          if (row === stop) {
            return neighbor;
          }
          return row === neighbor ? stop : row;
        }),
      );
      setMessage(`${stop.station} is now stop ${to + 1} of ${rows.length}.`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Button variant="outlined" onClick={() => move(-1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Move down
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 330 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stops of the battery tour' } }}
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          disableColumnFilter
          disableColumnMenu
          hideFooter
        />
      </Box>
    </Box>
  );
}
