import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'temperature', headerName: 'Air (°C)', type: 'number', width: 110 },
  { field: 'wind', headerName: 'Wind (km/h)', type: 'number', width: 120 },
];

const reference = stations.filter((row) => row.name === 'North Pier');
const others = stations.filter((row) => !reference.includes(row));

export default function ReferenceStation() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 110 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Reference station' } }}
          rows={reference}
          columns={columns}
          disableColumnMenu
          disableColumnSorting
          disableColumnResize
          rowSelection={false}
          hideFooter
          sx={{ [`& .${gridClasses.row}`]: { fontWeight: 'bold' } }}
        />
      </Box>
      <Box sx={{ height: 320, mt: 1 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Other stations' } }}
          rows={others}
          columns={columns}
          disableColumnMenu
          disableColumnResize
          rowSelection={false}
          hideFooter
          columnHeaderHeight={40}
        />
      </Box>
    </Box>
  );
}
