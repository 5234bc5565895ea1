import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { renderTextEditor } from './editors';
import { calibrations, type Calibration } from './calibrations';

const columns: GridColDef<Calibration>[] = [
  {
    field: 'instrument',
    headerName: 'Instrument',
    flex: 1,
    minWidth: 190,
    editable: true,
    renderEditCell: renderTextEditor,
  },
  {
    field: 'low',
    headerName: 'From (°C)',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderTextEditor,
  },
  {
    field: 'high',
    headerName: 'To (°C)',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: renderTextEditor,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => ({
      ...props,
      error: props.value < (otherFieldsProps?.low?.value ?? -Infinity),
    }),
  },
];

export default function CalibrationRows() {
  const [rows, setRows] = useState(calibrations);
  const [message, setMessage] = useState('The upper limit must not be below the lower limit.');

  const save = (newRow: Calibration) => {
    setRows(rows.map((row) => (row.id === newRow.id ? newRow : row)));
    setMessage(`Saved: ${newRow.instrument}, ${newRow.low} to ${newRow.high} °C`);
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Calibrations, edited by row' } }}
          rows={rows}
          columns={columns}
          editMode="row"
          processRowUpdate={save}
          hideFooter
        />
      </Box>
    </Box>
  );
}
