import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { accessions, formatDay, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 100 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 180 },
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  {
    field: 'harvested',
    headerName: 'Harvested',
    type: 'date',
    width: 130,
    valueFormatter: formatDay,
  },
];

export default function SeedCatalogue() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Seed catalog' } }}
        rows={accessions}
        columns={columns}
        getRowId={getAccessionCode}
      />
    </Box>
  );
}
