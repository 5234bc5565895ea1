import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hours, shifts, type Shift } from './shifts';

const fixed = { sortable: false, filterable: false, hideable: false, disableColumnMenu: true };

/** Counts the hours from `index` on which have the same task. */
function countHours(row: Shift, index: number) {
  const task = row[hours[index]];
  const end = hours.findIndex((hour, other) => other > index && row[hour] !== task);
  return (end === -1 ? hours.length : end) - index;
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
    colSpan: (_value, row) => countHours(row, index),
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
