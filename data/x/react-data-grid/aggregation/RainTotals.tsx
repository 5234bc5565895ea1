import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarQuickFilter,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { months, type MonthOfRain } from './rainfall';

const columns: GridColDef<MonthOfRain>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'rain', headerName: 'Rain (mm)', type: 'number', width: 110 },
  { field: 'days', headerName: 'Rainy days', type: 'number', width: 110 },
];

function Search() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter slotProps={{ htmlInput: { 'aria-label': 'Search the stations' } }} />
    </Box>
  );
}

function Totals() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const rain = entries.map(({ model }) => Number(model.rain));
  const sum = rain.reduce((total, value) => total + value, 0);
  const results = [
    `Stations: ${rain.length}`,
    rain.length > 0 && `Mean: ${(sum / rain.length).toFixed(1)} mm`,
    rain.length > 0 && `Highest: ${Math.max(...rain).toFixed(1)} mm`,
  ];

  return (
    <Box sx={{ borderBlockStart: 1, borderColor: 'divider', p: 1.5 }}>
      <Typography role="status" variant="body2" sx={{ fontWeight: 'bold' }}>
        {results.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

export default function RainTotals() {
  return (
    <Box sx={{ height: 480, width: '100%' }}>
      <DataGrid
        rows={months}
        columns={columns}
        slots={{ toolbar: Search, footer: Totals }}
        slotProps={{ main: { 'aria-label': 'Rain in October' } }}
      />
    </Box>
  );
}
