import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { renderSelectEditor, renderTextEditor } from './editors';
import { calibrations, states, type Calibration } from './calibrations';

const validateLimit = ({ props }: GridPreProcessEditCellProps) => ({
  ...props,
  error: typeof props.value !== 'number' || Math.abs(props.value) > 2,
});

const columns: GridColDef<Calibration>[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 190 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: states,
    width: 130,
    editable: true,
    renderEditCell: renderSelectEditor,
  },
  {
    field: 'high',
    headerName: 'Limit (°C)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: renderTextEditor,
    preProcessEditCellProps: validateLimit,
  },
];

export default function CalibrationCells() {
  const [rows, setRows] = useState(calibrations);
  const [message, setMessage] = useState('A limit is a number from −2 to 2.');

  const save = (newRow: Calibration) => {
    if (newRow.state === 'Approved' && newRow.high > 1) {
      throw new Error('An approved instrument has a limit of at most 1.');
    }
    setRows(rows.map((row) => (row.id === newRow.id ? newRow : row)));
    setMessage(`Saved: ${newRow.instrument}, ${newRow.state}, ${newRow.high} °C`);
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ mb: 2 }}>
        {message}
      </Typography>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Limits of the calibration' } }}
          rows={rows}
          columns={columns}
          isCellEditable={({ row }) => row.state !== 'Rejected'}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(`Not saved. ${error.message}`)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
