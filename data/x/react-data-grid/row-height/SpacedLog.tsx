import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowHeightParams,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';
import { log, type LogEntry } from './stations';

const columns: GridColDef<LogEntry>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 150 },
  { field: 'observer', headerName: 'Observer', flex: 1, minWidth: 130 },
];

/** Rows with a long note are higher, in each density. */
function getHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.note.length > 60 ? 72 * densityFactor : null;
}

function getSpacing({ isFirstVisible, isLastVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 4, bottom: isLastVisible ? 0 : 4 };
}

export default function SpacedLog() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Log with space between the rows' } }}
        rows={log}
        columns={columns}
        getRowHeight={getHeight}
        getRowSpacing={getSpacing}
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { backgroundColor: 'action.hover' } }}
      />
    </Box>
  );
}
