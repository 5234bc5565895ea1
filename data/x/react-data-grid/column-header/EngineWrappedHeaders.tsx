import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { engines, type Engine } from './engines';

const columns: GridColDef<Engine>[] = [
  { field: 'name', headerName: 'Locomotive', flex: 1, minWidth: 130 },
  { field: 'pressure', headerName: 'Highest boiler pressure (bar)', type: 'number', width: 150 },
  { field: 'effort', headerName: 'Tractive effort when starting (kN)', type: 'number', width: 160 },
  { field: 'speed', headerName: 'Permitted speed (km/h)', type: 'number', width: 140 },
];

export default function EngineWrappedHeaders() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Locomotives with long headers' } }}
        rows={engines}
        columns={columns}
        columnHeaderHeight={80}
        disableRowSelectionOnClick
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </Box>
  );
}
