import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hours, shifts, type Hour, type Shift } from './shifts';

const fixed = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true };

/** Counts the hours from `hour` on which have the same task. */
function countHours(row: Shift, hour: Hour) {
  const rest = hours.slice(hours.indexOf(hour));
  const end = rest.findIndex((other) => row[other] !== row[hour]);
  return end === -1 ? rest.length : end;
}

const columns: GridColDef<Shift>[] = [
  { ...fixed, field: 'name', headerName: 'Volunteer', width: 110 },
  ...hours.map((field, index): GridColDef<Shift> => ({
    ...fixed,
    field,
    headerName: `${9 + index}:00`,
    minWidth: 90,
    flex: 1,
    align: 'center',
    headerAlign: 'center',
    valueFormatter: (value: string) => value || 'Break',
    colSpan: (_value, row) => countHours(row, field),
  })),
];

export default function ShiftPlan() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Shifts of the open day' } }}
        rows={shifts}
        columns={columns}
        rowSelection={false}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
