import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderSelectEditor, renderTextEditor } from './editors';
import { accessions, families, getAccessionCode, type Accession } from './seeds';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 100 },
  {
    field: 'variety',
    headerName: 'Variety',
    flex: 1,
    minWidth: 180,
    editable: true,
    renderEditCell: renderTextEditor,
  },
  {
    field: 'family',
    headerName: 'Family',
    type: 'singleSelect',
    valueOptions: families,
    width: 130,
    editable: true,
    renderEditCell: renderSelectEditor,
  },
  {
    field: 'bags',
    headerName: 'Bags',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderTextEditor,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: !Number.isInteger(props.value) || props.value < 0,
    }),
  },
];

export default function SeedStocktaking() {
  const [message, setMessage] = useState('Double-click a cell, or press Enter on it, to edit it.');

  const save = (newRow: Accession, oldRow: Accession) => {
    if (newRow.bags > oldRow.bags + 100) {
      throw new Error(`${newRow.bags - oldRow.bags} new bags? The drawer holds 100.`);
    }
    setMessage(`Saved: ${newRow.variety}, ${newRow.bags} bags`);
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stocktaking' } }}
          rows={accessions}
          columns={columns}
          getRowId={getAccessionCode}
          isCellEditable={({ row }) => row.donor !== 'Unknown'}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(`Not saved. ${error.message}`)}
          onCellEditStart={({ field }) => setMessage(`Editing the ${field}. Escape goes back.`)}
        />
      </Box>
    </Box>
  );
}
