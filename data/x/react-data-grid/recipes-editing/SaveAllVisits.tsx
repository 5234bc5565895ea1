import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { renderTextEditor } from './editors';
import { visits, type Visit } from './visits';

const columns: GridColDef<Visit>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 130 },
  {
    field: 'keeper',
    headerName: 'Keeper',
    width: 140,
    editable: true,
    renderEditCell: renderTextEditor,
  },
  {
    field: 'work',
    headerName: 'Work (min)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: renderTextEditor,
  },
];

export default function SaveAllVisits() {
  const [saved, setSaved] = useState(visits);
  const [rows, setRows] = useState(visits);
  const [message, setMessage] = useState('Change several cells, and save them together.');

  const isChanged = (row: Visit) => {
    const old = saved.find((other) => other.id === row.id);
    return old?.keeper !== row.keeper || old.work !== row.work;
  };
  const changes = rows.filter(isChanged).length;

  const save = () => {
    setSaved(rows);
    setMessage(changes === 0 ? 'Nothing to save.' : `Rows saved: ${changes}`);
  };
  const discard = () => {
    setRows(saved);
    setMessage(changes === 0 ? 'Nothing to discard.' : `Rows reset: ${changes}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Button variant="contained" onClick={save}>
          Save all
        </Button>
        <Button variant="outlined" onClick={discard}>
          Discard
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 290 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Visits, saved together' } }}
          rows={rows}
          columns={columns}
          processRowUpdate={(newRow) => {
            setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
            setMessage(isChanged(newRow) ? `Not saved yet: ${newRow.station}` : 'No change.');
            return newRow;
          }}
          getRowClassName={({ row }) => (isChanged(row) ? 'changed' : '')}
          hideFooter
          sx={{
            [`& .${gridClasses.row}.changed`]: {
              fontWeight: 'bold',
              backgroundColor: 'action.selected',
            },
          }}
        />
      </Box>
    </Box>
  );
}
