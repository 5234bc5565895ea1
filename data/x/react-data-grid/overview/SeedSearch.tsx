import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { accessions, families, formatPercent, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 180 },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: families,
    width: 130,
  },
  {
    field: 'germination',
    headerName: 'Germination',
    type: 'number',
    width: 130,
    valueFormatter: formatPercent,
  },
  { field: 'lendable', headerName: 'Can be lent', type: 'boolean', width: 120 },
  { field: 'donor', headerName: 'Donor', width: 160 },
];

export default function SeedSearch() {
  return (
    <Box sx={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={accessions}
        columns={columns}
        getRowId={getAccessionCode}
        ignoreDiacritics
        disableColumnMenu
        initialState={{
          density: 'compact',
          sorting: { sortModel: [{ field: 'germination', sort: 'desc' }] },
          filter: {
            filterModel: { items: [{ field: 'lendable', operator: 'is', value: 'true' }] },
          },
          columns: { columnVisibilityModel: { donor: false } },
          pagination: { paginationModel: { pageSize: 10 } },
        }}
        pageSizeOptions={[5, 10, { value: 50, label: 'Fifty' }]}
        resetPageOnSortFilter
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Seeds that can be lent' },
          baseBadge: { variant: 'dot' },
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: { slotProps: { htmlInput: { 'aria-label': 'Search the seeds' } } },
            csvOptions: { fileName: 'seeds' },
            printOptions: { disableToolbarButton: true },
          },
        }}
      />
    </Box>
  );
}
