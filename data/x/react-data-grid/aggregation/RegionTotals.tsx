import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { months } from './rainfall';

interface RegionTotal {
  region: string;
  stations: number;
  mean: number;
  highest: number;
}

const totals: RegionTotal[] = [...new Set(months.map((row) => row.region))].map((region) => {
  const rain = months.filter((row) => row.region === region).map((row) => row.rain);
  return {
    region,
    stations: rain.length,
    mean: rain.reduce((sum, value) => sum + value, 0) / rain.length,
    highest: Math.max(...rain),
  };
});

const columns: GridColDef<RegionTotal>[] = [
  { field: 'region', headerName: 'Region', flex: 1, minWidth: 100 },
  { field: 'stations', headerName: 'Stations', type: 'number', width: 100 },
  {
    field: 'mean',
    headerName: 'Mean (mm)',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => value.toFixed(1),
  },
  { field: 'highest', headerName: 'Highest (mm)', type: 'number', width: 130 },
];

const getRegion = (row: RegionTotal) => row.region;

export default function RegionTotals() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Rain by region' } }}
        rows={totals}
        columns={columns}
        getRowId={getRegion}
        hideFooter
        sx={{ [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
