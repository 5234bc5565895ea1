import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { stations, type Station } from './stations';

const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 130 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'visit', headerName: 'Last visit', width: 130, sortable: false },
];

const getStationId = (row: Station) => row.code;

export default function StationFile() {
  const [selected, setSelected] = useState<GridRowSelectionModel>(['HPY']);
  const station = stations.find((row) => row.code === selected[0]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 280 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Stations with a file' } }}
          rows={stations}
          columns={columns}
          getRowId={getStationId}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          disableColumnMenu
          hideFooter
        />
      </Box>
      <Paper
        component="section"
        variant="outlined"
        aria-label="File of the selected station"
        sx={{ p: 2, mt: 2, minHeight: 170 }}
      >
        <Typography component="p" role="status" variant="subtitle1" sx={{ fontWeight: 'bold' }}>
          {station ? `${station.name} (${station.code})` : 'Select a station to read its file.'}
        </Typography>
        {station && (
          <>
            <Typography>{`Keeper: ${station.keeper}`}</Typography>
            <Typography>{`Sensors: ${station.sensors.join(', ')}`}</Typography>
            <Typography>{`Access: ${station.access}`}</Typography>
          </>
        )}
      </Paper>
    </Box>
  );
}
