import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { accessions, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code' },
  { field: 'variety', headerName: 'Variety' },
  { field: 'donor', headerName: 'Donor' },
  { field: 'note', headerName: 'Note' },
];

const fitToContent = { includeHeaders: true, includeOutliers: true };

export default function SeedTools() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.autosizeColumns({ ...fitToContent, columns: ['variety'] })}
        >
          Fit the varieties
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.scrollToIndexes({ rowIndex: accessions.length - 1 })}
        >
          Go to the last row
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'seeds' })}
        >
          Save as CSV
        </Button>
      </Stack>
      <Box sx={{ height: 340 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Seeds with tools' } }}
          apiRef={apiRef}
          rows={accessions}
          columns={columns}
          getRowId={getAccessionCode}
          autosizeOptions={fitToContent}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
