import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { reports, type Report } from './stations';

const columns: GridColDef<Report>[] = [
  {
    field: 'station',
    headerName: 'Station',
    flex: 1,
    minWidth: 160,
    valueGetter: (_value, row) => row.station.name,
  },
  {
    field: 'temperature',
    headerName: 'Air (°C)',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.air.temperature,
  },
  {
    field: 'humidity',
    headerName: 'Humidity (%)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.air.humidity,
    valueFormatter: (value?: number) => value ?? 'No data',
  },
  {
    field: 'gust',
    headerName: 'Highest gust (km/h)',
    type: 'number',
    width: 180,
    valueGetter: (_value, row) => (row.gusts.length > 0 ? Math.max(...row.gusts) : undefined),
    valueFormatter: (value?: number) => value ?? 'No data',
  },
];

const getReportId = (row: Report) => row.station.code;

export default function StationReports() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Hourly reports' } }}
        rows={reports}
        columns={columns}
        getRowId={getReportId}
        hideFooter
      />
    </Box>
  );
}
