import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { bookings, formatDay, formatDollars, getTotal, parseDay, type Booking } from './tickets';

const renderEditor = (params: GridRenderEditCellParams) => (
  <GridEditInputCell {...params} inputProps={{ 'aria-label': params.colDef.headerName }} />
);

const columns: GridColDef<Booking>[] = [
  { field: 'group', headerName: 'Group', flex: 1, minWidth: 190 },
  {
    field: 'ride',
    headerName: 'Ride',
    type: 'date',
    width: 130,
    valueGetter: (value) => parseDay(value),
    valueFormatter: formatDay,
  },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => getTotal(row),
    valueFormatter: formatDollars,
  },
  {
    field: 'deposit',
    headerName: 'Deposit',
    type: 'number',
    width: 120,
    editable: true,
    valueGetter: (_value, row) => row.depositCents / 100,
    valueSetter: (value: number | null, row) => ({
      ...row,
      depositCents: Math.round((value ?? 0) * 100),
    }),
    valueFormatter: formatDollars,
    renderEditCell: renderEditor,
  },
];

export default function BookingValues() {
  const [rows, setRows] = useState(bookings);
  const [changed, setChanged] = useState<Booking>();

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {changed
          ? `Saved for ${changed.group}: ${changed.depositCents} cents`
          : 'To change a deposit, press Enter on its cell or double-click it.'}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Bookings with totals and deposits' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            setRows(rows.map((other) => (other.id === row.id ? row : other)));
            setChanged(row);
            return row;
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
