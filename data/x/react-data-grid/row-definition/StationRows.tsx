import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'code', headerName: 'Code', width: 90 },
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'elevation', headerName: 'Elevation (m)', type: 'number', width: 130 },
];

const getStationId = (row: Station) => row.code;

export default function StationRows() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Weather stations' } }}
        rows={stations}
        columns={columns}
        getRowId={getStationId}
        hideFooter
      />
    </Box>
  );
}
