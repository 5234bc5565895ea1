import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { accessions, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 180 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 90 },
  { field: 'lendable', headerName: 'Can be lent', type: 'boolean', width: 120 },
];

export default function SeedLoan() {
  const [selected, setSelected] = useState<GridRowSelectionModel>(['SL-0452']);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Choose seeds to borrow' } }}
          rows={accessions}
          columns={columns}
          getRowId={getAccessionCode}
          checkboxSelection
          disableRowSelectionOnClick
          isRowSelectable={({ row }) => row.lendable}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooterSelectedRowCount
          initialState={{
            pagination: { paginationModel: { pageSize: 5 } },
            sorting: { sortModel: [{ field: 'bags', sort: 'asc' }] },
          }}
          pageSizeOptions={[5, 10]}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Typography role="status">
          {selected.length === 0 ? 'No seeds selected' : `Selected: ${selected.join(', ')}`}
        </Typography>
        <Button onClick={() => setSelected([])}>Clear the selection</Button>
      </Box>
    </Box>
  );
}
