import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumber';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartment';
import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { bookings, fares, type Booking } from './tickets';

export default function BookingCells() {
  const [rows, setRows] = useState(bookings);
  const [message, setMessage] = useState('No booking has been changed yet.');

  const columns = useMemo<GridColDef<Booking>[]>(() => {
    const toggle = ({ id, group, confirmed }: Booking) => {
      setRows((current) =>
        current.map((row) => (row.id === id ? { ...row, confirmed: !confirmed } : row)),
      );
      setMessage(`${group}: ${confirmed ? 'not confirmed' : 'confirmed'}`);
    };

    return [
      { field: 'group', headerName: 'Group', flex: 1, minWidth: 190 },
      {
        field: 'fare',
        headerName: 'Ticket',
        type: 'singleSelect',
        valueOptions: fares,
        width: 170,
        display: 'flex',
        renderCell: ({ value, formattedValue }) => (
          <Chip
            size="small"
            variant="outlined"
            icon={value === 'footplate' ? <LocalFireDepartmentIcon /> : <ConfirmationNumberIcon />}
            label={formattedValue}
          />
        ),
      },
      { field: 'confirmed', headerName: 'Confirmed', type: 'boolean', width: 110 },
      {
        field: 'actions',
        headerName: 'Change',
        type: 'actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={row.confirmed ? <EventBusyIcon /> : <TaskAltIcon />}
            label={`${row.confirmed ? 'Withdraw' : 'Confirm'} ${row.group}`}
            onClick={() => toggle(row)}
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 400 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Bookings to confirm' } }}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
