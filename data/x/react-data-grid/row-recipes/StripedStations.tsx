import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { formatPercent, stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 110 },
  {
    field: 'battery',
    headerName: 'Battery',
    type: 'number',
    width: 150,
    valueFormatter: (value: number) =>
      value < 20 ? `Low: ${formatPercent(value)}` : formatPercent(value),
  },
];

export default function StripedStations() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Stations with stripes' } }}
        rows={stations}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage, row }) =>
          [indexRelativeToCurrentPage % 2 === 1 && 'odd', row.battery < 20 && 'low']
            .filter(Boolean)
            .join(' ')
        }
        hideFooter
        sx={{
          [`& .${gridClasses.row}.odd`]: { backgroundColor: 'action.hover' },
          [`& .${gridClasses.row}.low`]: { fontWeight: 'bold' },
        }}
      />
    </Box>
  );
}
