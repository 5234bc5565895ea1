import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { carriages, formatMetres, type Carriage } from './dimensions';

const columns: GridColDef<Carriage>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 180 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 100,
    valueFormatter: formatMetres,
  },
  { field: 'width', headerName: 'Width', type: 'number', width: 100, valueFormatter: formatMetres },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'standing', headerName: 'Standing', type: 'number', width: 110 },
];

const flat: GridColumnGroupingModel = [
  { groupId: 'carriage', headerName: 'Carriage', children: [{ field: 'name' }] },
  {
    groupId: 'data',
    headerName: 'Data sheet',
    children: [{ field: 'length' }, { field: 'width' }, { field: 'seats' }, { field: 'standing' }],
  },
];

const nested: GridColumnGroupingModel = [
  {
    groupId: 'carriage',
    headerName: 'Carriage',
    children: [{ groupId: 'identity', headerName: 'Identity', children: [{ field: 'name' }] }],
  },
  {
    groupId: 'data',
    headerName: 'Data sheet',
    children: [
      {
        groupId: 'measures',
        headerName: 'Measures',
        children: [{ field: 'length' }, { field: 'width' }],
      },
      {
        groupId: 'passengers',
        headerName: 'Passengers',
        children: [{ field: 'seats' }, { field: 'standing' }],
      },
    ],
  },
];

export default function CarriageNestedGroups() {
  const [twoLevels, setTwoLevels] = useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={twoLevels} onChange={(event) => setTwoLevels(event.target.checked)} />
        }
        label="Two levels of groups"
      />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Carriages with nested groups' } }}
          rows={carriages}
          columns={columns}
          columnGroupingModel={twoLevels ? nested : flat}
          columnGroupHeaderHeight={40}
          showColumnVerticalBorder
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
