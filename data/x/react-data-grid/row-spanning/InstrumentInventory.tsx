import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Instrument } from './stations';

const columns: GridColDef<Instrument>[] = [
  { field: 'station', headerName: 'Station', width: 130 },
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'calibrated', headerName: 'Calibrated', width: 110 },
];

export default function InstrumentInventory() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Instruments by station' } }}
        rows={inventory}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        rowSelection={false}
        hideFooter
        sx={{ '& .MuiDataGrid-row:hover': { backgroundColor: 'transparent' } }}
      />
    </Box>
  );
}
