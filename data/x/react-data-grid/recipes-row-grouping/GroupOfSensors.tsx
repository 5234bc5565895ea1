import { useState } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sensors, type Sensor } from './sensors';

const columns: GridColDef<Sensor>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'kind', headerName: 'Sensor', width: 110 },
  { field: 'outage', headerName: 'Outage (h)', type: 'number', width: 110 },
];

const regions = [...new Set(sensors.map((sensor) => sensor.region))];
const rowsOf = new Map(
  regions.map((region) => [region, sensors.filter((sensor) => sensor.region === region)]),
);

export default function GroupOfSensors() {
  const [region, setRegion] = useState('Coast');
  const rows = rowsOf.get(region) ?? sensors;
  const outage = rows.reduce((sum, sensor) => sum + sensor.outage, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TextField
          select
          size="small"
          label="Region"
          value={region}
          onChange={(event) => setRegion(event.target.value)}
          sx={{ minWidth: 140 }}
        >
          {[...regions, 'All'].map((option) => (
            <MenuItem key={option} value={option}>
              {option}
            </MenuItem>
          ))}
        </TextField>
        <Typography role="status">{`Sensors: ${rows.length}, outage: ${outage} h`}</Typography>
      </Box>
      <Box sx={{ height: 300 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Sensors of the region' } }}
          rows={rows}
          columns={columns}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Box>
  );
}
