import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Booking, bookings } from './canal';

const looks: Record<Booking['state'], ChipProps['variant']> = {
  'In the lock': 'filled',
  Waiting: 'filled',
  Booked: 'outlined',
  Through: 'outlined',
};

const columns: GridColDef<Booking>[] = [
  { field: 'time', headerName: 'Time', width: 92 },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 130 },
  { field: 'kind', headerName: 'Kind', width: 104 },
  { field: 'lock', headerName: 'Lock', type: 'number', width: 88 },
  {
    field: 'meters',
    headerName: 'Length',
    type: 'number',
    width: 104,
    valueFormatter: (value: number) => `${value.toFixed(1)} m`,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: Object.keys(looks),
    width: 112,
    display: 'flex',
    renderCell: ({ row }) => <Chip size="small" label={row.state} variant={looks[row.state]} />,
  },
];

export default function BookingsGrid() {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="bookings"
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Typography variant="h6" component="h2" id="bookings" sx={{ mb: 1.5 }}>
        Today’s passages
      </Typography>
      <Box sx={{ height: 440 }}>
        <DataGrid
          slotProps={{ main: { 'aria-labelledby': 'bookings' } }}
          rows={bookings}
          columns={columns}
          density="compact"
          hideFooter
          disableColumnMenu
          disableRowSelectionOnClick
          initialState={{ sorting: { sortModel: [{ field: 'time', sort: 'asc' }] } }}
        />
      </Box>
    </Paper>
  );
}
