import Box from '@mui/material/Box';
import OpacityIcon from '@mui/icons-material/Opacity';
import SpeedIcon from '@mui/icons-material/Speed';
import { DataGrid, type GridColDef, type GridColumnHeaderParams } from '@mui/x-data-grid';
import { engines, type Engine } from './engines';

const icons = { speed: <SpeedIcon fontSize="small" />, water: <OpacityIcon fontSize="small" /> };

const renderWithIcon =
  (icon: keyof typeof icons) =>
  ({ colDef }: GridColumnHeaderParams<Engine>) => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 700 }}>
      {icons[icon]}
      {colDef.headerName}
    </Box>
  );

const columns: GridColDef<Engine>[] = [
  { field: 'name', headerName: 'Locomotive', flex: 1, minWidth: 150 },
  {
    field: 'pressure',
    headerName: 'Pressure',
    description: 'Highest pressure of the boiler in bar',
    type: 'number',
    width: 120,
  },
  {
    field: 'speed',
    headerName: 'Speed',
    type: 'number',
    headerAlign: 'center',
    align: 'center',
    headerClassName: 'limit',
    width: 130,
    renderHeader: renderWithIcon('speed'),
  },
  {
    field: 'water',
    headerName: 'Water',
    type: 'number',
    width: 130,
    renderHeader: renderWithIcon('water'),
  },
];

export default function EngineHeaders() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Locomotives with styled headers' } }}
        rows={engines}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& .limit': { borderBlockStart: '4px solid', borderBlockStartColor: 'primary.main' },
        }}
      />
    </Box>
  );
}
