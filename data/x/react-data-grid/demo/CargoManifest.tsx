import type { ReactElement } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import CheckIcon from '@mui/icons-material/Check';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { cargo, decks, formatDay, formatEuros, statuses, type Cargo } from './expedition';

const icons: Record<Cargo['status'], ReactElement> = {
  Packed: <CheckIcon />,
  'On its way': <LocalShippingIcon />,
  Ordered: <ScheduleIcon />,
  Missing: <ErrorOutlineIcon />,
};

const columns: GridColDef<Cargo>[] = [
  { field: 'item', headerName: 'Item', width: 200, hideable: false },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip size="small" variant="outlined" icon={icons[row.status]} label={row.status} />
    ),
  },
  {
    field: 'packed',
    headerName: 'Packed',
    type: 'number',
    width: 140,
    display: 'flex',
    renderCell: ({ row }) => (
      <LinearProgress
        aria-label={`Packed: ${row.item}`}
        variant="determinate"
        value={Math.round(row.packed * 100)}
        sx={{ width: '100%' }}
      />
    ),
  },
  { field: 'deck', headerName: 'Deck', type: 'singleSelect', valueOptions: decks, width: 120 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 90 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.kilograms * row.pieces,
    valueFormatter: (value: number) => `${value.toFixed(1)} kg`,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: formatEuros,
  },
  { field: 'due', headerName: 'Due', type: 'date', width: 130, valueFormatter: formatDay },
];

export default function CargoManifest() {
  return (
    <Box sx={{ height: 560, width: '100%' }}>
      <DataGrid
        rows={cargo}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 25 } },
        }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          main: { 'aria-label': 'Cargo of the research vessel' },
          baseBadge: { variant: 'dot' },
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: { slotProps: { htmlInput: { 'aria-label': 'Search the cargo' } } },
          },
        }}
      />
    </Box>
  );
}
