import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridComparatorFn,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { stations, type Station } from './stations';

interface WatchedStation extends Station {
  pinned: boolean;
}

/** Compares two values, and puts pinned rows first in both directions. */
const pinnedFirst =
  (sign: 1 | -1): GridComparatorFn<string | number> =>
  (first, second, firstCell, secondCell) => {
    const rank = ({ api, id }: typeof firstCell) => Number(api.getRow(id)?.pinned ?? false);
    const order = rank(secondCell) - rank(firstCell);
    return order || sign * (first < second ? -1 : Number(first > second));
  };

const shared = {
  sortingOrder: ['asc', 'desc'],
  getSortComparator: (direction) => pinnedFirst(direction === 'desc' ? -1 : 1),
} satisfies Partial<GridColDef<WatchedStation>>;

const columns: GridColDef<WatchedStation>[] = [
  { ...shared, field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { ...shared, field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { ...shared, field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
];

const firstRows: WatchedStation[] = stations.map((row) => ({
  ...row,
  pinned: row.name === 'Hop Yard',
}));

export default function WatchedStations() {
  const [rows, setRows] = useState(firstRows);
  const [selected, setSelected] = useState<GridRowSelectionModel>(['Crow Stile']);
  const [message, setMessage] = useState('Select a station, and pin it.');

  const toggle = () => {
    const station = rows.find((row) => row.id === selected[0]);
    if (!station) {
      setMessage('Select a station first.');
      return;
    }
    const pinned = !station.pinned;
    setRows(rows.map((row) => (row === station ? { ...row, pinned } : row)));
    setMessage(pinned ? `${station.name} is pinned.` : `${station.name} is no longer pinned.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button variant="outlined" onClick={toggle}>
          Pin or unpin
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stations, pinned ones first' } }}
          rows={rows}
          columns={columns}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          getRowClassName={({ row }) => (row.pinned ? 'pinned' : '')}
          initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
          disableColumnMenu
          hideFooter
          sx={{ [`& .${gridClasses.row}.pinned`]: { fontWeight: 'bold' } }}
        />
      </Box>
    </Box>
  );
}
