import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { budget, formatEuros, type BudgetLine } from './expedition';

const columns: GridColDef<BudgetLine>[] = [
  {
    field: 'department',
    headerName: 'Department',
    width: 140,
    colSpan: (_value, row) => (row.kind === 'total' ? 2 : undefined),
    valueGetter: (value, row) => (row.kind === 'total' ? row.purpose : value),
  },
  { field: 'purpose', headerName: 'Purpose', flex: 1, minWidth: 160 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 150,
    valueFormatter: formatEuros,
    // Don't merge equal amounts in adjacent rows.
    rowSpanValueGetter: (_value, row) => row.id,
  },
];

export default function VoyageBudget() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Budget of the voyage' } }}
        rows={budget}
        columns={columns}
        unstable_rowSpanning
        disableColumnSorting
        disableColumnFilter
        disableColumnMenu
        rowSelection={false}
        showCellVerticalBorder
        rowHeight={44}
        getRowClassName={({ row }) => row.kind}
        hideFooter
        sx={{
          [`& .${gridClasses.row}.total`]: { fontWeight: 'bold' },
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
        }}
      />
    </Box>
  );
}
