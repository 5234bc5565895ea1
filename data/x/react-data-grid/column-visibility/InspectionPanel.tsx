import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { columns } from './inspectionColumns';
import { inspections } from './inspections';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const getTogglableColumns = (all: GridColDef[]) =>
  all.filter(({ hideable }) => hideable !== false).map(({ field }) => field);

export default function InspectionPanel() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={inspections}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { inspector: false, boiler: false } } }}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Inspections with a columns panel' },
          columnsManagement: { getTogglableColumns, sort: 'asc', disableResetButton: true },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
