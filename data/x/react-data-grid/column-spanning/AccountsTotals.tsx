import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { accounts, formatDollars, type Line } from './accounts';

const fixed = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true };

const columns: GridColDef<Line>[] = [
  {
    ...fixed,
    field: 'text',
    headerName: 'Item',
    flex: 1,
    minWidth: 190,
    colSpan: (_value, row) => ({ heading: 4, total: 2, item: 1 })[row.kind],
  },
  { ...fixed, field: 'account', headerName: 'Account', width: 100 },
  {
    ...fixed,
    field: 'planned',
    headerName: 'Planned',
    type: 'number',
    width: 110,
    valueFormatter: formatDollars,
  },
  {
    ...fixed,
    field: 'spent',
    headerName: 'Spent',
    type: 'number',
    width: 110,
    valueFormatter: formatDollars,
  },
];

export default function AccountsTotals() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Accounts with headings and totals' } }}
        rows={accounts}
        columns={columns}
        density="compact"
        rowSelection={false}
        showCellVerticalBorder
        hideFooter
        getRowClassName={({ row }) => row.kind}
        sx={{
          '& .heading, & .total': { fontWeight: 700 },
          '& .heading': { bgcolor: 'action.hover' },
        }}
      />
    </Box>
  );
}
