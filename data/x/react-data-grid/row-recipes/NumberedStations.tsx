import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

export default function NumberedStations() {
  const [opened, setOpened] = useState('');

  const columns: GridColDef<Station>[] = [
    {
      field: 'number',
      headerName: 'No.',
      width: 70,
      sortable: false,
      filterable: false,
      disableColumnMenu: true,
      renderCell: ({ id, api }) => api.getAllRowIds().indexOf(id) + 1,
    },
    { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
    {
      field: 'open',
      headerName: 'Report',
      width: 110,
      sortable: false,
      filterable: false,
      disableColumnMenu: true,
      renderCell: ({ row, tabIndex, hasFocus }) => (
        <Button
          size="small"
          tabIndex={tabIndex}
          ref={(element) => {
            if (hasFocus) {
              element?.focus();
            }
          }}
          aria-label={`Open the report of ${row.name}`}
          onClick={() => setOpened(row.name)}
        >
          Open
        </Button>
      ),
    },
  ];

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 380 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stations with buttons' } }}
          rows={stations}
          columns={columns}
          onRowDoubleClick={({ row }) => setOpened(row.name)}
          rowSelection={false}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {opened && `Opened: ${opened}`}
      </Typography>
    </Box>
  );
}
