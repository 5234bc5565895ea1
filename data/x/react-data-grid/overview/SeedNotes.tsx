import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { accessions, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', width: 190 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 220, sortable: false },
];

const rows = accessions.filter((row) => row.note !== '');

export default function SeedNotes() {
  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Notes of the gardeners' } }}
        rows={rows}
        columns={columns}
        getRowId={getAccessionCode}
        getRowHeight={() => 'auto'}
        getEstimatedRowHeight={() => 72}
        getRowSpacing={({ isLastVisible }) => ({ bottom: isLastVisible ? 0 : 3 })}
        rowSpacingType="border"
        disableColumnMenu
        hideFooter
        sx={{
          [`& .${gridClasses.cell}`]: { py: 1.5 },
          [`& .${gridClasses.row}`]: {
            borderStyle: 'solid',
            borderColor: 'divider',
            borderWidth: 0,
          },
        }}
      />
    </Box>
  );
}
