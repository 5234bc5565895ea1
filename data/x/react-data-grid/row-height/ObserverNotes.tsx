import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { log, type LogEntry } from './stations';

const columns: GridColDef<LogEntry>[] = [
  { field: 'station', headerName: 'Station', width: 140 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 200, sortable: false },
];

const getHeight = () => 'auto' as const;
const getEstimatedHeight = () => 80;

export default function ObserverNotes() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Notes of the observers' } }}
        rows={log}
        columns={columns}
        getRowHeight={getHeight}
        getEstimatedRowHeight={getEstimatedHeight}
        disableColumnMenu
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
