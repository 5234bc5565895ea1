import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Instrument } from './stations';

const columns: GridColDef<Instrument>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'calibrated',
    headerName: 'Calibrated',
    width: 110,
    // Merge equal years of one station only.
    rowSpanValueGetter: (_value, row) => `${row.station} ${row.calibrated}`,
  },
  {
    field: 'rate',
    headerName: 'Per hour',
    type: 'number',
    width: 100,
    // Don't merge this column.
    rowSpanValueGetter: (_value, row) => row.id,
  },
];

export default function SpanWithinStation() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Instruments, merged within each station' } }}
        rows={inventory}
        columns={columns}
        unstable_rowSpanning
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        showCellVerticalBorder
        showColumnVerticalBorder
        rowSelection={false}
        hideFooter
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </Box>
  );
}
