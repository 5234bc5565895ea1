import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderTextEditor } from './editors';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'work',
    headerName: 'Work (min)',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderTextEditor,
  },
  { field: 'way', headerName: 'Way (min)', type: 'number', width: 110 },
  {
    field: 'total',
    headerName: 'Total (min)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: renderTextEditor,
    valueGetter: (_value, row) => row.work + row.way,
    valueSetter: (value: number | null, row) => ({
      ...row,
      work: Math.max(0, (value ?? 0) - row.way),
    }),
  },
];

export default function ComputedVisits() {
  const [rows, setRows] = useState(visits);
  const total = rows.reduce((sum, row) => sum + row.work + row.way, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 290 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Visits with a computed total' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow) => {
            setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
            return newRow;
          }}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {`All visits: ${total} minutes`}
      </Typography>
    </Box>
  );
}
