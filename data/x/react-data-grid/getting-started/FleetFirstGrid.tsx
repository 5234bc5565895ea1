import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, formatTonnes, formatYear, type Vehicle } from './fleet';

const columns: GridColDef<Vehicle>[] = [
  { field: 'id', headerName: 'Number', width: 90 },
  { field: 'name', headerName: 'Vehicle', flex: 1, minWidth: 190 },
  { field: 'kind', headerName: 'Kind', width: 160 },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 90,
    valueFormatter: formatYear,
  },
  {
    field: 'tonnes',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: formatTonnes,
  },
];

export default function FleetFirstGrid() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Vehicles of the railway museum' } }}
        rows={fleet}
        columns={columns}
      />
    </Box>
  );
}
