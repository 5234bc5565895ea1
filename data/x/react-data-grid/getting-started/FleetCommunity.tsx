import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { fleet, formatYear, kinds, type Vehicle } from './fleet';

const columns: GridColDef<Vehicle>[] = [
  { field: 'name', headerName: 'Vehicle', flex: 1, minWidth: 190, hideable: false },
  { field: 'kind', headerName: 'Kind', type: 'singleSelect', valueOptions: kinds, width: 170 },
  {
    field: 'built',
    headerName: 'Built',
    type: 'number',
    width: 90,
    valueFormatter: formatYear,
  },
  { field: 'runs', headerName: 'In service', type: 'boolean', width: 110 },
];

export default function FleetCommunity() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        disableColumnMenu
        initialState={{
          sorting: { sortModel: [{ field: 'built', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[5, 10, 25]}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Vehicles to search, select, and export' },
          baseBadge: { variant: 'dot' },
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: { slotProps: { htmlInput: { 'aria-label': 'Search the vehicles' } } },
            csvOptions: { fileName: 'vehicles' },
          },
        }}
      />
    </Box>
  );
}
