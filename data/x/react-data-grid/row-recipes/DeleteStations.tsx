import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import { DataGrid, GridActionsCellItem, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

export default function DeleteStations() {
  const [rows, setRows] = useState(stations);
  const [message, setMessage] = useState(`Stations: ${stations.length}`);
  const apiRef = useGridApiRef();
  const restoreButton = useRef<HTMLButtonElement>(null);

  const remove = ({ id, name }: Station) => {
    // Assistive technologies can move focus to the button without the grid.
    apiRef.current.setCellFocus(id, 'actions');
    setRows((current) => current.filter((row) => row.id !== id));
    setMessage(`Deleted: ${name}`);
    if (rows.length === 1) {
      // The grid has no other row to move focus to.
      restoreButton.current?.focus();
    }
  };

  const columns: GridColDef<Station>[] = [
    { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
    { field: 'region', headerName: 'Region', width: 110 },
    {
      field: 'actions',
      headerName: 'Actions',
      type: 'actions',
      width: 90,
      getActions: ({ row }) => [
        <GridActionsCellItem
          icon={<DeleteIcon />}
          label={`Delete ${row.name}`}
          onClick={() => remove(row)}
        />,
      ],
    },
  ];

  const restore = () => {
    setRows(stations);
    setMessage('All stations are back.');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Button ref={restoreButton} variant="outlined" onClick={restore}>
          Restore all
        </Button>
        <Typography role="status">{message}</Typography>
      </Box>
      <Box sx={{ height: 380 }}>
        <DataGrid
          apiRef={apiRef}
          slotProps={{ main: { 'aria-label': 'Stations to delete' } }}
          rows={rows}
          columns={columns}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
