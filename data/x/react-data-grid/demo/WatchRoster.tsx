import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowEditStopReasons,
  GridRowModes,
  type GridColDef,
  type GridRowId,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { renderSelectEditor, renderTextEditor } from './editors';
import { tasks, watches, type Watch } from './expedition';

export default function WatchRoster() {
  const [rows, setRows] = useState(watches);
  const [modes, setModes] = useState<GridRowModesModel>({});
  const [problem, setProblem] = useState('');

  const add = () => {
    const last = Math.max(0, ...rows.map((row) => row.id));
    setRows([...rows, { id: last + 1, name: '', task: 'Helm', hours: 4 }]);
    setModes({ ...modes, [last + 1]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } });
  };
  const edit = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.Edit } });
  const save = (id: GridRowId) => setModes({ ...modes, [id]: { mode: GridRowModes.View } });
  const remove = (id: GridRowId) => setRows(rows.filter((row) => row.id !== id));
  const forgetUnnamed = () => {
    setProblem('');
    setRows(rows.filter((row) => row.name !== ''));
  };
  const cancel = (id: GridRowId) => {
    setModes({ ...modes, [id]: { mode: GridRowModes.View, ignoreModifications: true } });
    forgetUnnamed();
  };

  const columns: GridColDef<Watch>[] = [
    {
      field: 'name',
      headerName: 'Name',
      flex: 1,
      minWidth: 150,
      editable: true,
      renderEditCell: renderTextEditor,
    },
    {
      field: 'task',
      headerName: 'Task',
      type: 'singleSelect',
      valueOptions: tasks,
      width: 130,
      editable: true,
      renderEditCell: renderSelectEditor,
    },
    {
      field: 'hours',
      headerName: 'Hours',
      type: 'number',
      width: 90,
      editable: true,
      renderEditCell: renderTextEditor,
    },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 110,
      getActions: ({ id, row: { name } }) => {
        const watch = name || 'the new watch';
        return modes[id]?.mode === GridRowModes.Edit
          ? [
              <GridActionsCellItem
                icon={<SaveIcon />}
                label={`Save ${watch}`}
                onClick={() => save(id)}
              />,
              <GridActionsCellItem
                icon={<CloseIcon />}
                label={`Cancel ${watch}`}
                onClick={() => cancel(id)}
              />,
            ]
          : [
              <GridActionsCellItem
                icon={<EditIcon />}
                label={`Edit ${watch}`}
                onClick={() => edit(id)}
              />,
              <GridActionsCellItem
                icon={<DeleteIcon />}
                label={`Delete ${watch}`}
                onClick={() => remove(id)}
              />,
            ];
      },
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
          Add a watch
        </Button>
        <Typography role="status">
          {problem || `Hours on watch: ${rows.reduce((hours, row) => hours + row.hours, 0)}`}
        </Typography>
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Watches of the day' } }}
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ reason }, event) => {
            // Don't save an incomplete row when the user clicks another row.
            event.defaultMuiPrevented = reason === GridRowEditStopReasons.rowFocusOut;
            if (reason === GridRowEditStopReasons.escapeKeyDown) {
              forgetUnnamed();
            }
          }}
          processRowUpdate={(row) => {
            if (row.name.trim() === '') {
              throw new Error('A watch needs a name.');
            }
            setProblem('');
            setRows(rows.map((other) => (other.id === row.id ? row : other)));
            return row;
          }}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </Box>
    </Box>
  );
}
